package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.TOO_MANY;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ProgramsTest extends AccountsTest {

  @Test
  void aProgramIsSomebodyOfItsOwnAndComesWithItsToken() {
    var ann = account("ann").identity().id();

    var program = accounts.programs().create(ann, "Robot");

    assertThat(program.identity().kind()).isEqualTo(Identity.Kind.PROGRAM);
    assertThat(program.identity().id()).isNotEqualTo(ann);
    assertThat(program.toString()).doesNotContain(program.token().reveal());
    assertThat(accounts.sessions().identify(program.token().reveal()))
        .contains(new SignedIn(program.identity(), program.session()));
    assertThat(accounts.programs().of(ann))
        .containsExactly(new Program(program.identity(), clock.instant()));
  }

  @Test
  void aProgramsTokenLastsUntilItIsRevoked() {
    var ann = account("ann").identity().id();
    var program = accounts.programs().create(ann, "Robot");
    clock.pass(Sessions.LIFE.multipliedBy(5));
    assertThat(isIn(program)).isTrue();
    assertThat(accounts.sweep()).isEqualTo(1);
    assertThat(isIn(program)).isTrue();

    accounts.programs().revoke(ann, program.identity().id());

    assertThat(isIn(program)).isFalse();
    assertThat(accounts.programs().of(ann)).isEmpty();
    assertThat(identity(program).name()).isEqualTo("Robot");
  }

  @Test
  void signingOutEverywhereLeavesProgramsAlone() {
    var ann = account("ann").identity().id();
    var program = accounts.programs().create(ann, "Robot");

    accounts.sessions().closeAll(ann);

    assertThat(isIn(program)).isTrue();
  }

  @Test
  void nobodyRevokesTheProgramOfAnother() {
    var program = accounts.programs().create(account("ann").identity().id(), "Robot");
    var bob = account("bob").identity().id();

    refused(UNKNOWN, () -> accounts.programs().revoke(bob, program.identity().id()));
    assertThat(isIn(program)).isTrue();
  }

  @Test
  void onlyAccountsHavePrograms() {
    var guest = guest("Ann").identity().id();
    var program = accounts.programs().create(account("bob").identity().id(), "Robot");

    refused(NEEDS_ACCOUNT, () -> accounts.programs().create(guest, "Robot"));
    refused(
        NEEDS_ACCOUNT, () -> accounts.programs().create(program.identity().id(), "Robot's robot"));
  }

  @Test
  void anAccountHasSoManyProgramsAndNoMore() {
    var ann = account("ann").identity().id();
    for (var i = 1; i <= 10; i++) {
      accounts.programs().create(ann, "Robot " + i);
    }
    refused(TOO_MANY, () -> accounts.programs().create(ann, "Robot 11"));

    accounts.programs().revoke(ann, accounts.programs().of(ann).getFirst().identity().id());

    assertThat(isIn(accounts.programs().create(ann, "Robot 11"))).isTrue();
  }
}
