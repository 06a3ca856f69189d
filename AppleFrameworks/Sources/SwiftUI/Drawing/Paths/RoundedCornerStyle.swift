/// The form of round corners.
///
/// - Source: developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  /// The corners are parts of circles.
  case circular
  /// The corners begin more softly than parts of circles.
  case continuous
}
