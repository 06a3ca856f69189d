import CoreGraphics

/// An item that says by itself what the focus does there: the focus knows no kinds of views.
@MainActor
protocol FocusTarget: UIView {
  /// Whether one types into it: then it is the first responder while it has the focus, and no ring is drawn.
  var isTypedInto: Bool { get }

  /// Return and space: what a tap on the item does.
  ///
  /// - Returns: whether it does anything.
  func activateFromFocus() -> Bool

  /// The focus has come, or gone.
  func focusDidChange(isFocused: Bool)
}

extension FocusTarget {
  var isTypedInto: Bool { false }

  func activateFromFocus() -> Bool { false }

  func focusDidChange(isFocused: Bool) {}
}

/// A view whose items belong together, whether it has a name for their group or not: lists, and fields.
@MainActor
protocol FocusGroupOwner: UIView {}

/// A view that brings more items to sight as the focus moves on.
@MainActor
protocol FocusScroller: UIView {
  /// - Parameter place: what shall be seen, in the view's coordinates.
  /// - Returns: whether anything was moved.
  func scrollForFocus(to place: CGRect) -> Bool
}
