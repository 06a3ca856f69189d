/// Whether content lies on the screen's ground or above it, as a sheet does.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is given.
  case unspecified = -1
  /// The main window's content.
  case base = 0
  /// Content above other content; dark grounds are lighter there.
  case elevated = 1
}
