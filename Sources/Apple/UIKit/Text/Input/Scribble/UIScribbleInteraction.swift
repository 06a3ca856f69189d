import CoreGraphics
import Foundation

/// An interaction that controls writing with a Pencil. It never begins, since hosts support no Pencil.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteraction
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  /// The delegate that controls writing. The reference is weak.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?

  /// Whether the user is writing in the view: `false`, since there is no Pencil.
  open var isHandlingWriting: Bool { false }

  /// Whether the user recently used a Pencil: `false`, since there is none.
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that control writing with a Pencil. All of them are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uiscribbleinteractiondelegate
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Asks the delegate whether writing may begin at a point of the view. The default is `true`.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Asks the delegate whether the view is focused only when the user pauses. The default is `false`.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Tells the delegate that the user begins to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Tells the delegate that the user finished writing.
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
