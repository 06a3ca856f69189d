import Foundation

/// What has a say in where the focus of a keyboard goes: views and controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus shall go inside of this environment, the best place first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

  /// The environment around this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

  /// What finds items in this environment.
  var focusItemContainer: (any UIFocusItemContainer)? { get }

  /// The name of the group that the items belong to; `nil` for that of the environment around.
  var focusGroupIdentifier: String? { get }

  /// Has the focus looked for anew, if it is in this environment, before the next frame.
  func setNeedsFocusUpdate()

  /// Does now what was asked for.
  func updateFocusIfNeeded()

  /// Returns whether the focus may move. Environments around both items are asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

  /// The focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller of the view, or the view around it.
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
