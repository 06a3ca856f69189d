import UIKit

/// The mode of dismissing the keyboard by scrolling.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  /// The default mode: the keyboard follows the finger.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
  /// The keyboard is dismissed when a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// The keyboard follows the finger, and returns if the finger moves back.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}
