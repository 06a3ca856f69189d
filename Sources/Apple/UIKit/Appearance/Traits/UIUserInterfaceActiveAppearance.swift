/// Whether an interface looks active, as a Mac's front window does.
///
/// - Source: developer.apple.com/documentation/uikit/uiuserinterfaceactiveappearance
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No appearance is given.
  case unspecified = -1
  /// Dimmed, as in a window behind.
  case inactive = 0
  /// The usual look.
  case active = 1
}
