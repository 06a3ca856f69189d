import Foundation

/// The key of the ``UIFocusUpdateContext`` in the focus system's notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UIFocusUpdateContextKey = "UIFocusUpdateContextKey"

/// The key of the ``UIFocusAnimationCoordinator`` in the focus system's notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UIFocusUpdateAnimationCoordinatorKey = "UIFocusUpdateAnimationCoordinatorKey"

/// A move of the focus.
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

  /// Where the focus was.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?

  /// Where it goes.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?

  /// The view that has the focus before the move.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that has the focus after the move.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// The direction of the move; empty where none was given.
  open private(set) var focusHeading: UIFocusHeading
}
