package nocturne.syndicates.effect;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.syndicates.component.Sector;

/** What may be answered where a sentence needs no further word. */
public enum Reply implements Option {
  /** One more piece. */
  ONE("one"),
  /** The piece stays where it is. */
  LEAVE("leave"),
  /** Yes, do it. */
  PERFORM("perform"),
  /** No more, or not at all. */
  STOP("stop");

  private final String id;

  Reply(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Text label() {
    return Text.of("option." + id);
  }

  /** This reply, about a sector. */
  Option in(Sector sector) {
    return new In(this, sector);
  }

  private record In(Reply reply, Sector sector) implements Option {

    @Override
    public String id() {
      return reply.id;
    }

    @Override
    public Text label() {
      return reply.label();
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(sector);
    }
  }
}
