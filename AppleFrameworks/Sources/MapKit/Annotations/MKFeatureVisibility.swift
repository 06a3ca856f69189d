/// Whether something is seen.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden, visible
}
