package nocturne.server.web;

import java.time.InstantSource;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.server.account.Accounts;
import nocturne.server.account.Identity;
import nocturne.server.store.Database;
import nocturne.server.table.Hall;
import nocturne.server.wire.GameBook;

/** Everything that routes and sockets reach for. */
record House(
    Database database,
    Accounts accounts,
    Hall hall,
    Library library,
    Names names,
    Door door,
    InstantSource clock) {

  GameBook<?> book(String game) {
    return library.book(game);
  }

  /** The language of this tag, if it is one that the games speak. */
  static Optional<Language> language(String tag) {
    for (var language : Language.values())
      if (tag.equals(language.tag()) || tag.startsWith(language.tag() + "-"))
        return Optional.of(language);
    return Optional.empty();
  }

  static Optional<Language> language(Identity identity) {
    return language(identity.language());
  }
}
