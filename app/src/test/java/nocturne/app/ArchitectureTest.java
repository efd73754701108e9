package nocturne.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import nocturne.kernel.Box;
import nocturne.kernel.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The arrows between the rooms of the project, and the one source of chance. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchitectureTest {

  private static final String JDK = "java..";
  private static final String NULLNESS = "org.jspecify.annotations..";

  /** Named one by one: to look up what every class of the JDK extends takes half a minute. */
  private final DescribedPredicate<JavaClass> generatesRandomNumbers =
      resideInAnyPackage("java.util.random..", "jdk.random..")
          .or(type(Random.class))
          .or(type(SecureRandom.class))
          .or(type(SplittableRandom.class))
          .or(type(ThreadLocalRandom.class));

  private final JavaClasses everything =
      new ClassFileImporter()
          .withImportOption(place -> !place.contains("/test-classes/"))
          .importPackages("nocturne");

  /** The rooms of the games, by the packages of the boxes on the shelf. */
  private static List<String> games() {
    return Box.shelf().stream()
        .map(box -> box.getClass().getPackageName())
        .filter(room -> !room.startsWith("nocturne.app"))
        .map(room -> room + "..")
        .toList();
  }

  private void onlyKnows(String room, String... rooms) {
    var known = new ArrayList<>(List.of(room, JDK));
    known.addAll(Arrays.asList(rooms));
    classes()
        .that(resideInAPackage(room))
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(known.toArray(String[]::new)))
        .allowEmptyShould(true)
        .check(everything);
  }

  @Test
  void kernelKnowsNothingButTheJdk() {
    onlyKnows("nocturne.kernel..");
  }

  @Test
  void textKnowsTheKernel() {
    onlyKnows("nocturne.text..", "nocturne.kernel..", "com.ibm.icu..", "org.snakeyaml..", NULLNESS);
  }

  @Test
  void botsKnowTheKernel() {
    onlyKnows("nocturne.bots..", "nocturne.kernel..", NULLNESS);
  }

  @Test
  void gamesKnowTheKernelAndTextAndNeverEachOther() {
    games().forEach(game -> onlyKnows(game, "nocturne.kernel..", "nocturne.text..", NULLNESS));
  }

  @Test
  void nothingButAGameKnowsAGame() {
    for (var game : games()) {
      noClasses()
          .that()
          .resideOutsideOfPackage(game)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(game)
          .check(everything);
    }
  }

  @Test
  void nothingKnowsTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("nocturne.app..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("nocturne.app..")
        .check(everything);
  }

  @Test
  void nothingButTheProgramKnowsTheServer() {
    noClasses()
        .that()
        .resideOutsideOfPackages("nocturne.server..", "nocturne.app..", "nocturne.bench..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("nocturne.server..")
        .check(everything);
  }

  /**
   * The seed of a real table is one thing that nobody may be able to guess; the others are the
   * secrets that a server gives out.
   */
  @Test
  void chanceComesFromTheTableAndItsSeedFromTheMachine() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(Seed.class.getName())
        .and()
        .resideOutsideOfPackage("nocturne.server..")
        .should()
        .dependOnClassesThat(generatesRandomNumbers)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(Collections.class, "shuffle", List.class)
        .orShould()
        .callMethod(UUID.class, "randomUUID")
        .check(everything);
    noClasses()
        .should()
        .dependOnClassesThat(generatesRandomNumbers.and(not(type(SecureRandom.class))))
        .check(everything);
  }
}
