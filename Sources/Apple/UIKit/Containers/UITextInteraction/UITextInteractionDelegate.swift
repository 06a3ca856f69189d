import CoreGraphics
import Foundation

/// Hears of a ``UITextInteraction``. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a touch at a point of the interaction's view may begin. The default is `true`.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

  /// A touch begins.
  func interactionWillBegin(_ interaction: UITextInteraction)

  /// A touch has done what it does.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
