/// The visibility of a part of an annotation.
///
/// - Source: developer.apple.com/documentation/mapkit/mkfeaturevisibility
public enum MKFeatureVisibility: Int, Sendable {
  /// The visibility depends on the available space.
  case adaptive = 0
  /// The part is always hidden, or always visible.
  case hidden, visible
}
