import Foundation

/// An object that decides about the content of a split view controller when it collapses and expands. All methods are
/// optional.
///
/// - Source: developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asks the delegate for the column on top of the stack when the columns collapse. The default is the proposed
  /// column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Asks the delegate for the display mode when the columns expand. The default is the proposed display mode.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Tells the delegate that the columns collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Tells the delegate that the columns expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Tells the delegate that the visible columns are about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Tells the delegate that a column is about to be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Tells the delegate that a column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Asks the delegate to add the secondary controller to the primary one, in split view controllers without a style.
  ///
  /// - Returns: `true` if the delegate did so, or if the secondary controller should not be displayed. The default is
  ///   `false`, which pushes the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks the delegate for the secondary controller when the columns expand, in split view controllers without a style.
  /// The default is `nil`, for the controller that was pushed.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Asks the delegate to show a detail controller.
  ///
  /// - Returns: `true` if the delegate did so. The default is `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
