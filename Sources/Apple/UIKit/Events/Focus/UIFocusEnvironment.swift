import Foundation

/// An object that influences the position of the keyboard's focus: a view or a controller.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments inside of this one that the focus prefers, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// The container of the items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// The identifier of the group that the items belong to; `nil` for that of the parent environment.
  var focusGroupIdentifier: String? { get }

  /// Requests an update of the focus before the next frame, if it is in this environment.
  func setNeedsFocusUpdate()

  /// Updates the focus now if an update is pending.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move. The environments around both items are asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// Tells the environment that the focus moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller of the view or else its superview.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? {
    (next as? any UIFocusEnvironment) ?? superview
  }

  public final var focusItemContainer: (any UIFocusItemContainer)? { self }

  public final var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the items in a rectangle of the view, in reading order.
  public final func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    FocusSearch(in: self).items.filter { $0.convert($0.bounds, to: self).intersects(rect) }
  }
}
