import CoreGraphics
import Foundation

/// An object that is told about the touches of a ``UITextInteraction``. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate whether a touch may begin at a point in the coordinates of the interaction's view. The default
  /// is `true`.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

  /// Tells the delegate that a touch is about to begin.
  func interactionWillBegin(_ interaction: UITextInteraction)

  /// Tells the delegate that a touch ended.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
