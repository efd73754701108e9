package nocturne.server.wire;

import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Speaker;

/** A speaker for one viewer. */
record Voice(Speaker speaker, Viewer viewer) {

  String say(Text text) {
    return speaker.say(text, viewer);
  }
}
