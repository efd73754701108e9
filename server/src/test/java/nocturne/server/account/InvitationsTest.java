package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class InvitationsTest extends AccountsTest {

  private Invitation.Made make(String table) {
    return accounts.invitations().make(table, guest("Ann").identity().id());
  }

  @Test
  void aCodeOpensItsTableAndNoOther() {
    var made = make("table1");
    var code = made.code().reveal();

    assertThat(code).matches("[0-9a-v]{26}[A-Za-z0-9_-]{22}");
    assertThat(accounts.invitations().open(code)).contains(made.invitation());
    assertThat(accounts.invitations().admits(code, "table1")).isTrue();
    assertThat(accounts.invitations().admits(code, "table2")).isFalse();
    assertThat(accounts.invitations().admits(code + "x", "table1")).isFalse();
    assertThat(accounts.invitations().admits("", "table1")).isFalse();
  }

  @Test
  void aCodeIsNeitherStoredNorPrinted() {
    var made = make("table1");
    var secret = made.code().reveal().substring(26);

    assertThat(made.toString()).doesNotContain(secret);
    assertThat(count("select count(*) from invitation where hash = '" + secret + "'")).isZero();
  }

  @Test
  void aRevokedCodeOpensNothing() {
    var first = make("table1");
    var second = make("table1");

    accounts.invitations().revoke("table1", first.invitation().id());

    assertThat(accounts.invitations().admits(first.code().reveal(), "table1")).isFalse();
    assertThat(accounts.invitations().admits(second.code().reveal(), "table1")).isTrue();
    assertThat(accounts.invitations().to("table1"))
        .extracting(Invitation::revoked)
        .containsExactlyInAnyOrder(true, false);
  }

  @Test
  void aTableRevokesItsOwnInvitations() {
    var first = make("table1");
    var second = make("table2");
    refused(UNKNOWN, () -> accounts.invitations().revoke("table1", second.invitation().id()));

    accounts.invitations().revokeAll("table1");

    assertThat(accounts.invitations().admits(first.code().reveal(), "table1")).isFalse();
    assertThat(accounts.invitations().admits(second.code().reveal(), "table2")).isTrue();
  }
}
