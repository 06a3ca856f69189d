/// The curve of rounded corners.
///
/// - Source: developer.apple.com/documentation/swiftui/roundedcornerstyle
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
