import Foundation

/// The key of the ``UIFocusUpdateContext`` in the focus system's notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UIFocusUpdateContextKey = "UIFocusUpdateContextKey"

/// The key of the ``UIFocusAnimationCoordinator`` in the focus system's notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UIFocusUpdateAnimationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

/// The context of a move of the focus.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusupdatecontext
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }

  /// The item that was focused before the move.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

  /// The item that is focused after the move.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?

  /// The view that was focused before the move.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that is focused after the move.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// The direction of the move; empty if there is none.
  open private(set) var focusHeading: UIFocusHeading
}
