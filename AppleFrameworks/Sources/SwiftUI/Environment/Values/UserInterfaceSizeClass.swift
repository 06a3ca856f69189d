/// The size class of the available space along an axis.
///
/// - Source: developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
  /// The space is limited.
  case compact
  /// The space is sufficient.
  case regular
}
