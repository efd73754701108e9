package nocturne.app.moths;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Component;
import nocturne.kernel.Name;

record Moth(int index, Name name) implements Component {

  private static final List<Name> NAMES =
      List.of(
          new Name("Emperor", "Сатурния"),
          new Name("Luna", "Луна"),
          new Name("Atlas", "Атлас"),
          new Name("Death's-head", "Бражник"),
          new Name("Tiger", "Медведица"),
          new Name("Ghost", "Тонкопряд"),
          new Name("Goat", "Древоточец"),
          new Name("Lackey", "Коконопряд"),
          new Name("Ermine", "Горностаевая"),
          new Name("Magpie", "Пяденица"),
          new Name("Vapourer", "Волнянка"),
          new Name("Winter", "Зимняя"));

  static final List<Moth> ALL =
      IntStream.range(0, NAMES.size()).mapToObj(i -> new Moth(i, NAMES.get(i))).toList();

  int worth() {
    return index + 1;
  }

  @Override
  public String id() {
    return name.en().toLowerCase(java.util.Locale.ROOT);
  }
}
