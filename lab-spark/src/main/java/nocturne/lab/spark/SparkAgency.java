package nocturne.lab.spark;

import nocturne.lab.play.Troupe;

/** Finds a Spark cluster by the address of its master. */
public final class SparkAgency implements Troupe.Agency {

  @Override
  public Troupe troupe(String address) {
    return new SparkTroupe(address);
  }
}
