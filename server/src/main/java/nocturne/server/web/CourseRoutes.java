package nocturne.server.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import nocturne.bots.Course;
import nocturne.kernel.Viewer;
import nocturne.text.Speaker;

/** How a finished game went: the chances over time, and what made the difference. */
final class CourseRoutes {

  /**
   * How far it is, and the course once it is there.
   *
   * @param progress from 0 to 1
   */
  record Answer(double progress, Optional<Told> course) {}

  /** A course in words. */
  record Told(List<Course.Moment> moments, List<Turn> choices, List<Course.Account> accounts) {

    static Told of(Course course, Speaker speaker) {
      return new Told(
          course.moments(),
          course.choices().stream().map(choice -> Turn.of(choice, speaker)).toList(),
          course.accounts());
    }
  }

  /**
   * A choice that mattered.
   *
   * @param at after so many entries the seat was asked
   * @param instead what a bot would have chosen
   * @param change how much more of the win the seat could expect than after that
   */
  record Turn(int at, int seat, String chosen, String instead, double change) {

    // The game is over: whoever may look back at it may see everything.
    private static Turn of(Course.Choice choice, Speaker speaker) {
      return new Turn(
          choice.at(),
          choice.seat().index(),
          speaker.say(choice.chosen().label(), Viewer.ALL_SEEING),
          speaker.say(choice.instead().label(), Viewer.ALL_SEEING),
          choice.change());
    }
  }

  private final House house;
  private final Courses courses;

  CourseRoutes(House house, Courses courses) {
    this.house = house;
    this.courses = courses;
  }

  void on(Api api) {
    api.get(
            "/api/tables/{table}/course",
            "course",
            "How a finished game went, by a fair bot's estimate; worked out when it is first asked"
                + " for, and until then how far that is",
            this::course)
        .gives(Answer.class);
  }

  private void course(Context context) {
    var played = Played.of(house, context);
    TurnedAway.unless(
        played.isOver(), 409, "not-over", "The course of a game is told when it is over.");
    played.requireReplays();
    var book = house.book(played.record().game());
    var work = courses.of(played.table(), book, played.record());
    TurnedAway.unless(
        !work.hasFailed(), 409, "no-course", "The course of this game can't be told.");
    var speaker = book.speaker(played.language(house, context), played.record().setup().names());
    Api.answer(
        context,
        new Answer(work.progress(), work.course().map(course -> Told.of(course, speaker))));
  }
}
