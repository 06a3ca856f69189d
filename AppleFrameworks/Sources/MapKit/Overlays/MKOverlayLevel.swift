/// Between what parts of the map an overlay lies.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels
}
