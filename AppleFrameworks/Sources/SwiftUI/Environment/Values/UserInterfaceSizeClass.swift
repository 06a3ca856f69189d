/// The amount of room along an axis.
///
/// - Source: developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Sendable {
  /// Little room.
  case compact
  /// Enough room.
  case regular
}
