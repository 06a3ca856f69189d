import CoreGraphics

/// An object that provides the items of a large content viewer and is told about the end of the touch. All methods are
/// optional.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that the touch ended. The delegate performs the action of a tap on the item, which is `nil` if
  /// the touch ended outside all items.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// Asks the delegate for the item at a point in the coordinates of the interaction's view.
  ///
  /// - Returns: The item. The default is the view at the point, or the nearest ancestor, that supports the large
  ///   content viewer.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Asks the delegate for the view controller over whose view the item is shown.
  ///
  /// - Returns: The view controller. The default is the root view controller of the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}

  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.standardItem(at: point) }

  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
