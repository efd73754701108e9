package nocturne.gangs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import nocturne.gangs.component.Lore;
import nocturne.gangs.story.StoryCard;
import nocturne.kernel.Name;
import nocturne.text.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The terms of the game, in both languages the same everywhere: messages, rules and cards. */
class GlossaryTest {

  private static final Path MESSAGES = Path.of("src/main/resources/nocturne/gangs");
  private static final List<Name> TEXTS = texts();

  /** Where an English text has the first word, its Russian text has the second. */
  @ParameterizedTest
  @CsvSource({
    "street cred, репутаци",
    "firepower, огнев\\w+ мощ",
    "dashboard, планшет",
    "action disc, диск",
    "activate techies, актив\\w+ техник",
    "activate solos, актив\\w+ соло",
    "activate netrunners, актив\\w+ нетраннер",
    "build a hideout, стро\\w+ убежищ",
    "upgrade a combat card, улучш",
    "wild, универсальн",
    "reserve, резерв",
    "solo, соло|одиночн",
    "techie, техник",
    "netrunner, нетраннер",
    "drone, дрон",
    "edgerunner, эджраннер",
    "specialist, специалист",
    "district, район",
    "adjacent, соседн",
    "points? of interest, ключев\\w+ точ",
    "fixer, фиксер",
    "business, бизнес",
    "data fortress, цифров\\w+ крепост",
    "eddies?, евродоллар|эдди",
    "contraband, контрабанд",
    "corporate secret, корпоративн\\w+ секрет",
    "combat card, боев\\w+ карт",
    "combat upgrade, боев\\w+ улучшени",
    "discard pile, сброс",
    "deck, колод",
    "firefight, перестрелк",
    "initiator, инициатор",
    "participant, участник",
    "sacrific, жертв",
    "convert, преобраз",
    "presence, присутстви",
    "dominat|dominance, доминир",
    "opportunit, возможност",
    "requirement, требовани",
    "braindance deal, сдел\\w+ с брейнданс",
    "cyberware deal, сдел\\w+ с киберимплант",
    "weapon deal, сдел\\w+ с оружи",
    "hire, на(ним|нят|ём|йм)",
    "net token, жетон\\w* сети",
    "netrun, нетран",
    "netwatch, сетев\\w+ дозор",
    "consequence, последстви",
    "hideout, убежищ",
    "branch, ответвлени",
    "epilogue, эпилог",
    "removed from the game, убра|убир",
    "opposing gang, вражеск\\w+ банд",
    "opposing unit, вражеск\\w+ персонаж",
    "behaviour card, карт\\w+ поведения",
    "profile card, карт\\w+ профиля",
    "placement priority, приоритет\\w* размещения"
  })
  void termHasItsOwnRussianWord(String english, String russian) {
    var has = Pattern.compile("\\b(" + english + ")");
    var needs = Pattern.compile(russian, Pattern.UNICODE_CHARACTER_CLASS);
    var using = TEXTS.stream().filter(it -> has.matcher(lower(it.en())).find()).toList();
    assertThat(using).isNotEmpty();
    assertThat(using.stream().filter(it -> !needs.matcher(lower(it.ru())).find())).isEmpty();
  }

  /** The names of actions, resources and the like are those of the glossary, word for word. */
  @Test
  void wordsOfTheTableAreTheGlossarys() {
    var en = messages("en");
    var ru = messages("ru");
    var words =
        Map.ofEntries(
            Map.entry("disc.solos", new Name("Activate Solos", "активация соло")),
            Map.entry("disc.techies", new Name("Activate Techies", "активация техников")),
            Map.entry("disc.netrunners", new Name("Activate Netrunners", "активация нетраннеров")),
            Map.entry("disc.hideout", new Name("Build a Hideout", "постройка убежища")),
            Map.entry("disc.upgrade", new Name("Upgrade a Combat Card", "улучшение боевой карты")),
            Map.entry("option.activate", new Name("Activate turn", "ход-активация")),
            Map.entry("option.reclaim", new Name("Reclaim turn", "ход-возврат")),
            Map.entry("good.sc", new Name("Street Cred", "репутация")),
            Map.entry("resource.contraband", new Name("contraband", "контрабанда")),
            Map.entry("poikind.fixer", new Name("Fixer", "фиксер")),
            Map.entry("poikind.business", new Name("Business", "бизнес")),
            Map.entry("poikind.data_fortress", new Name("Data Fortress", "цифровая крепость")),
            Map.entry("deal.braindance", new Name("braindance deal", "сделка с брейндансами")),
            Map.entry("deal.cyberware", new Name("cyberware deal", "сделка с киберимплантами")),
            Map.entry("deal.weapon", new Name("weapon deal", "сделка с оружием")),
            Map.entry("role.specialist", new Name("specialist", "специалист")),
            Map.entry("page.firepower", new Name("Firepower", "Огневая мощь")),
            Map.entry("page.danger", new Name("Danger level", "Уровень опасности")));
    words.forEach(
        (key, name) ->
            assertThat(new Name(en.getProperty(key), ru.getProperty(key))).as(key).isEqualTo(name));
  }

  /** Words that other games have for the same things. */
  @Test
  void noTextUsesAnotherWordForATerm() {
    for (var text : TEXTS) {
      assertThat(lower(text.en()))
          .doesNotContainPattern("\\b(reputation|hit points|safehouse|gig|meeple)\\b");
      assertThat(lower(text.ru()))
          .doesNotContainPattern("юнит|стрит-?кред|боев\\S+ мощ|логов|эпизод");
    }
  }

  private static List<Name> texts() {
    var texts = new ArrayList<Name>();
    var en = messages("en");
    var ru = messages("ru");
    for (var key : en.stringPropertyNames())
      texts.add(new Name(spoken(en.getProperty(key)), spoken(ru.getProperty(key))));
    for (var rule : RuleBook.load(Gangs.class, "rules").rules()) texts.add(rule.text());
    var box = NightCityTable.GAME.contents();
    box.combat().forEach(it -> add(texts, it.lore()));
    box.opportunities().forEach(it -> add(texts, it.lore()));
    box.edgerunners().forEach(it -> add(texts, it.lore()));
    box.net().forEach(it -> add(texts, it.lore()));
    box.gangs().forEach(gang -> gang.abilities().forEach(it -> texts.add(it.text())));
    for (StoryCard card : box.storyCards()) {
      add(texts, card.lore());
      card.rules().forEach(it -> texts.add(it.text()));
      card.branches().forEach(it -> texts.add(it.text()));
      card.epilogues().forEach(it -> texts.add(it.text()));
    }
    return texts;
  }

  /** A pattern without the words that it selects by, which nobody reads. */
  private static String spoken(String pattern) {
    return pattern.replaceAll("\\w+\\{", "{");
  }

  private static void add(List<Name> texts, Lore lore) {
    Optional<Name> text = lore.text();
    text.ifPresent(texts::add);
  }

  private static Properties messages(String language) {
    var messages = new Properties();
    try (var file =
        Files.newBufferedReader(MESSAGES.resolve("messages_" + language + ".properties"))) {
      messages.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return messages;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
