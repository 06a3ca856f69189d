/// The level of an overlay.
public enum MKOverlayLevel: Int, Sendable {
  /// The overlay is above roads and below labels.
  case aboveRoads = 0
  /// The overlay is above labels.
  case aboveLabels
}
