import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who plays: guests, accounts with a password or a passkey, and programs with a token. */
final class People {

  /**
   * One of them. Every secret is one of a test: nobody else has it, and it opens nothing else.
   *
   * @param kind guest, account or program
   * @param header what lets them in, and its value
   * @param passkey the private key of the passkey; empty where there is none
   */
  record Person(
      String id,
      String name,
      String kind,
      String language,
      String login,
      String password,
      String header,
      String value,
      String passkey,
      String address) {

    Client client(int port) {
      return new Client(port, address).with(header, value);
    }
  }

  private static final List<String> NAMES =
      List.of("Ada", "Боря", "Chloé", "Дарья", "Emil", "Фёдор", "Gwen", "Хана", "Ines", "Ждан");

  private static final int ACCOUNTS = 60;
  private static final int GUESTS = 50;
  private static final int PROGRAMS = 6;

  private final int port;
  private final List<Person> all = new ArrayList<>();
  private Optional<Person> passkeyHolder = Optional.empty();

  private People(int port) {
    this.port = port;
  }

  /** Lets all of them come for the first time. */
  static People come(int port) throws GeneralSecurityException {
    var people = new People(port);
    for (int i = 0; i < GUESTS; i++) people.guest(i);
    for (int i = 0; i < ACCOUNTS; i++) people.account(GUESTS + i);
    for (int i = 0; i < PROGRAMS; i++) people.program(i);
    people.withPasskey(GUESTS + ACCOUNTS);
    people.withSettings(GUESTS + ACCOUNTS + 1);
    return people;
  }

  static List<Person> read(Path file) throws IOException {
    return List.of(Client.JSON.readValue(Files.readString(file), Person[].class));
  }

  /** Those who sit at tables. */
  List<Person> players() {
    return all.stream().filter(person -> !person.name.endsWith(" aside")).toList();
  }

  List<Person> all() {
    return List.copyOf(all);
  }

  private static String address(int number) {
    return "198.51." + number / 250 + "." + (1 + number % 250);
  }

  private static String language(int number) {
    return number % 2 == 0 ? "en" : "ru";
  }

  private static String name(int number) {
    return NAMES.get(number % NAMES.size()) + " " + (number + 1);
  }

  private Person come(int number, String name) {
    var client = new Client(port, address(number));
    var me = client.post("/api/guests", Map.of("name", name, "language", language(number)));
    return new Person(
        me.get("id").asString(),
        name,
        "guest",
        language(number),
        "",
        "",
        "Cookie",
        client.cookie(),
        "",
        address(number));
  }

  private void guest(int number) {
    all.add(come(number, name(number)));
  }

  private Person account(int number) {
    return account(number, name(number));
  }

  private Person account(int number, String name) {
    var guest = come(number, name);
    var login = (number % 4 == 0 ? "Игрок-" : "player-") + number;
    var password = "a password of test no. " + number;
    guest.client(port).post("/api/me/password", Map.of("login", login, "password", password));
    var account =
        new Person(
            guest.id,
            name,
            "account",
            guest.language,
            login,
            password,
            guest.header,
            guest.value,
            "",
            guest.address);
    all.add(account);
    return account;
  }

  private void program(int number) {
    var owner = all.get(GUESTS + number);
    var name = "Robot " + (number + 1);
    var made = owner.client(port).post("/api/me/programs", Map.of("name", name));
    all.add(
        new Person(
            made.get("id").asString(),
            name,
            "program",
            owner.language,
            "",
            "",
            "Authorization",
            "Bearer " + made.get("token").asString(),
            "",
            address(200 + number)));
  }

  private void withPasskey(int number) throws GeneralSecurityException {
    var guest = come(number, name(number));
    var passkey = Passkey.fresh();
    var client = guest.client(port);
    var options = client.json("POST", "/api/me/passkeys/challenge", "{}");
    client.json("POST", "/api/me/passkeys", passkey.registration(options));
    var holder =
        new Person(
            guest.id,
            guest.name,
            "account",
            guest.language,
            "",
            "",
            guest.header,
            guest.value,
            passkey.privateKey(),
            guest.address);
    all.add(holder);
    passkeyHolder = Optional.of(holder);
  }

  /** Somebody who never plays, with one of everything else that an account can have. */
  private void withSettings(int number) {
    var person = account(number, "Кто-то aside");
    var client = person.client(port);
    client.patch("/api/me", Map.of("name", "Somebody aside", "language", "en"));
    // An address that is kept for documentation: nobody is there.
    client.post(
        "/api/me/push",
        Map.of(
            "endpoint",
            "https://203.0.113.7/push/of-a-test",
            "keys",
            Map.of("p256dh", "B".repeat(87), "auth", "A".repeat(22))));
    var ended = client.post("/api/me/programs", Map.of("name", "Ended robot"));
    client.delete("/api/me/programs/" + ended.get("id").asString());
    var elsewhere = new Client(port, person.address);
    elsewhere.post("/api/sessions", Map.of("login", person.login, "password", person.password));
    all.remove(person);
    all.add(
        new Person(
            person.id,
            "Somebody aside",
            person.kind,
            "en",
            person.login,
            person.password,
            person.header,
            person.value,
            "",
            person.address));
  }

  void write(Path file) throws IOException {
    Files.writeString(
        file, Client.JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all) + "\n");
  }
}
