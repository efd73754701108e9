package nocturne.server.wire;

import java.util.List;
import nocturne.kernel.Register;
import nocturne.kernel.Table;
import nocturne.kernel.View;
import nocturne.kernel.Zone;
import tools.jackson.core.JsonGenerator;

/**
 * Zones and registers by name. A component is its id, or the number of its back where it is hidden,
 * and in brackets where it lies face down; a number that is hidden is null.
 */
final class Places {

  private final Table<?> table;
  private final JsonGenerator json;

  Places(View<?> view, JsonGenerator json) {
    this.table = view.table();
    this.json = json;
  }

  void writeZones(List<Zone<?>> zones) {
    json.writeObjectPropertyStart("zones");
    for (var zone : zones) write(zone);
    json.writeEndObject();
  }

  void writeRegisters(List<Register> registers) {
    json.writeObjectPropertyStart("registers");
    for (var register : registers) write(register);
    json.writeEndObject();
  }

  private void write(Zone<?> zone) {
    json.writeArrayPropertyStart(zone.name());
    int size = zone.size(table);
    for (int place = 0; place < size; place++) {
      boolean down = zone.isFaceDown(table, place);
      if (down) json.writeStartArray();
      if (zone.isHidden(table, place)) json.writeNumber(zone.backOf(table, place));
      else json.writeString(zone.get(table, place).id());
      if (down) json.writeEndArray();
    }
    json.writeEndArray();
  }

  private void write(Register register) {
    json.writeArrayPropertyStart(register.name());
    for (int i = 0; i < register.length(); i++) {
      if (register.isHidden(table, i)) json.writeNull();
      else json.writeNumber(register.get(table, i));
    }
    json.writeEndArray();
  }
}
