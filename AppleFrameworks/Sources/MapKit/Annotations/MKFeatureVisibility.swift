/// When a part of an annotation is visible.
///
/// - Source: developer.apple.com/documentation/mapkit/mkfeaturevisibility
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides, depending on the space.
  case adaptive = 0
  /// Never or always visible.
  case hidden, visible
}
