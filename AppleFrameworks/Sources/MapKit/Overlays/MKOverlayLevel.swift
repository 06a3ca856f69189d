/// The position of an overlay among the parts of a map.
public enum MKOverlayLevel: Int, Sendable {
  /// Above streets and below names.
  case aboveRoads = 0
  /// Above names.
  case aboveLabels
}
