import CoreGraphics

/// Decides which item is shown large at a point, and hears where the finger was lifted. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger was lifted: act as for a tap on the item, which is `nil` beside all items.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// The item at a point of the interaction's view.
  ///
  /// - Returns: by default the view there, or the first one around it that wants to be shown large.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// The controller over whose view the item is shown.
  ///
  /// - Returns: by default the one of the interaction's view's window.
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
