import CoreGraphics

/// An item with its own behavior for the focus, independent of its class.
@MainActor
protocol FocusTarget: UIView {
  /// Whether the item takes typed text. If so, it is the first responder while it is focused, and no ring is drawn.
  var isTypedInto: Bool { get }

  /// Performs the action of a tap, for the return and space keys.
  ///
  /// - Returns: Whether the item has an action.
  func activateFromFocus() -> Bool

  /// Updates the item after it gained or lost the focus.
  func focusDidChange(isFocused: Bool)
}

extension FocusTarget {
  var isTypedInto: Bool { false }

  func activateFromFocus() -> Bool { false }

  func focusDidChange(isFocused: Bool) {}
}

/// A view whose items form a group even without an identifier, such as a list or a field.
@MainActor
protocol FocusGroupOwner: UIView {}

/// A view that scrolls more items into view as the focus moves.
@MainActor
protocol FocusScroller: UIView {
  /// - Parameter place: The rectangle to show, in the view's coordinates.
  /// - Returns: Whether the view scrolled.
  func scrollForFocus(to place: CGRect) -> Bool
}
