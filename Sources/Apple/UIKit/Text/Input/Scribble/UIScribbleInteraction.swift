import CoreGraphics
import Foundation

/// Says where text may be written with a Pencil. Hosts have no Pencil that writes: it never begins.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteraction
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// Says where text may be written. It isn't retained.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

  /// Whether the user is writing in the view: `false`, without a Pencil.
  open var isHandlingWriting: Bool { false }

  /// Whether the user has used a Pencil lately: `false`, without one.
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Says where text may be written with a Pencil, and hears of it. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether writing may begin at a point of the view. The default is `true`.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Returns whether the view gets the focus only when the user pauses. The default is `false`.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// The user begins to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// The user has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
