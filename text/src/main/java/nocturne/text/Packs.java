package nocturne.text;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/**
 * The pack files in force at a table, in layers: those that a game brings along, and over them the
 * user's own.
 */
public final class Packs {

  private final List<List<PackFile>> layers;

  private Packs(List<List<PackFile>> layers) {
    this.layers = List.copyOf(layers);
  }

  /**
   * The files in a folder beside a class, as the folder's {@code index.txt} lists them, one name a
   * line.
   */
  public static Packs builtIn(Class<?> anchor, String folder) {
    return new Packs(List.of(PackFile.listed(anchor, folder)));
  }

  /**
   * These packs with another layer over them: every {@code *.yaml} file in a folder and the folders
   * in it.
   */
  public Packs with(Path folder, Problems problems) {
    var higher = new ArrayList<>(layers);
    higher.add(PackFile.found(folder, problems));
    return new Packs(higher);
  }

  /**
   * What the files say. Each is a mapping from the names of sections to lists of entries with ids.
   */
  public Sections read(Problems problems) {
    return new Sections(
        layers.stream()
            .map(files -> files.stream().map(file -> file.read(problems).entry()).toList())
            .toList());
  }

  /**
   * A fingerprint of all files, by name and byte, wherever the user's folder lies: SHA-256 in
   * hexadecimal.
   */
  public String hash() {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      var out = new DataOutputStream(new DigestOutputStream(OutputStream.nullOutputStream(), sha));
      for (int layer = 0; layer < layers.size(); layer++) {
        for (PackFile file : layers.get(layer)) {
          out.writeInt(layer);
          out.writeUTF(file.name());
          out.writeInt(file.bytes().length);
          out.write(file.bytes());
        }
      }
      return HexFormat.of().formatHex(sha.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
