/// How much room an interface has in one direction.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is given.
  case unspecified = 0
  /// Little room, as a phone has across in portrait.
  case compact = 1
  /// Much room, as a tablet has.
  case regular = 2
}
