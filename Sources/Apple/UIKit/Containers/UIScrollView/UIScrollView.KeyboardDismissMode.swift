extension UIScrollView {
  /// What scrolling with a finger does with the keyboard.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none = 0
    /// The keyboard goes when a finger begins to scroll.
    case onDrag = 1
    /// The keyboard follows a finger that is drawn over it, and comes back with it.
    case interactive = 2
    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }
}
