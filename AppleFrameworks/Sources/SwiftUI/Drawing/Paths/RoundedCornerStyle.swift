/// The form of rounded corners.
///
/// - Source: developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  /// The corners are circular arcs.
  case circular
  /// The corners begin more gradually than circular arcs.
  case continuous
}
