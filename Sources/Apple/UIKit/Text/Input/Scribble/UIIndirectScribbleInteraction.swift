import CoreGraphics
import Foundation

/// An interaction for writing with a Pencil where text fields appear on demand. It never begins, since hosts support no
/// Pencil.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteraction-5wl8b
@preconcurrency @MainActor
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  public private(set) weak var view: UIView?

  /// The delegate that provides the elements. The reference is weak.
  public private(set) weak var delegate: Delegate?

  /// Whether the user is writing in an element: `false`, since there is no Pencil.
  public var isHandlingWriting: Bool { false }

  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }
}

/// The methods that provide the elements of a view that accept writing.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteractiondelegate-hdh
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The identifier of an element.
  associatedtype ElementIdentifier: Hashable = String

  /// Asks the delegate for the elements that intersect a rectangle of the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Asks the delegate whether an element is focused.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Asks the delegate for the frame of an element in the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Asks the delegate to focus an element and to return the input that receives its text.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Asks the delegate whether an element is focused only when the user pauses. The default is `false`.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Tells the delegate that the user begins to write in an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Tells the delegate that the user finished writing in an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
