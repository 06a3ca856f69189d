/// Between what parts of the map an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  /// Above streets and below names.
  case aboveRoads = 0
  /// Above names.
  case aboveLabels
}
