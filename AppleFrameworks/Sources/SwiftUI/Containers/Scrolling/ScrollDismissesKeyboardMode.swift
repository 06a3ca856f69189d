import UIKit

/// How scrolling puts the keyboard away.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode
public struct ScrollDismissesKeyboardMode: Sendable {
  let mode: UIScrollView.KeyboardDismissMode
  public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive)
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}
