/// The color scheme of the keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
  /// The current user interface style.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The same as ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}
