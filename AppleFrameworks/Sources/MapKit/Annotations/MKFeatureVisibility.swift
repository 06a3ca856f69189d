/// Whether something is seen.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides, depending on the space.
  case adaptive = 0
  /// Never or always visible.
  case hidden, visible
}
