package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.PUSH;
import static nocturne.server.account.AccountRefused.Why.TOO_MANY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PushSubscriptionsTest extends AccountsTest {

  private static PushSubscription at(String endpoint) {
    return new PushSubscription(endpoint, "p".repeat(87), Secret.of("secretsecretsecret"));
  }

  @Test
  void aBrowserTellsOnePlayer() {
    var ann = guest("Ann").identity().id();
    var bob = guest("Bob").identity().id();
    accounts.subscriptions().add(ann, at("https://push.example/1"));
    accounts.subscriptions().add(ann, at("https://push.example/2"));

    accounts.subscriptions().add(bob, at("https://push.example/1"));

    assertThat(accounts.subscriptions().of(ann))
        .extracting(PushSubscription::endpoint)
        .containsExactly("https://push.example/2");
    assertThat(accounts.subscriptions().of(bob).getFirst().auth().reveal())
        .isEqualTo("secretsecretsecret");

    accounts.subscriptions().remove("https://push.example/1");

    assertThat(accounts.subscriptions().of(bob)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "http://push.example/1", "file:///etc/passwd", "https:", "not a url"})
  void anEndpointIsAnHttpsAddress(String endpoint) {
    var ann = guest("Ann").identity().id();

    refused(PUSH, () -> accounts.subscriptions().add(ann, at(endpoint)));
  }

  @Test
  void aPlayerHasSoManyBrowsersAndNoMore() {
    var ann = guest("Ann").identity().id();
    for (var i = 0; i < 20; i++) {
      accounts.subscriptions().add(ann, at("https://push.example/" + i));
    }

    refused(TOO_MANY, () -> accounts.subscriptions().add(ann, at("https://push.example/20")));
    accounts.subscriptions().add(ann, at("https://push.example/19"));
  }

  @Test
  void aSubscriptionIsNotPrinted() {
    assertThat(at("https://push.example/1").toString())
        .doesNotContain("push.example")
        .doesNotContain("secret");
  }
}
