import CoreGraphics
import Foundation

/// Lets users write with a Pencil where fields appear only then. Hosts have no Pencil that writes: it never begins.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteraction-5wl8b
@preconcurrency @MainActor
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  public private(set) weak var view: UIView?

  /// Says where there are elements. It isn't retained.
  public private(set) weak var delegate: Delegate?

  /// Whether the user is writing in an element: `false`, without a Pencil.
  public var isHandlingWriting: Bool { false }

  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}

  public func didMove(to view: UIView?) { self.view = view }
}

/// Says where in a view there are elements in which users can write.
///
/// - Source: developer.apple.com/documentation/uikit/uiindirectscribbleinteractiondelegate-hdh
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// What an element is known by.
  associatedtype ElementIdentifier: Hashable = String

  /// Finds the elements that meet a rectangle of the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns whether an element has the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Where an element is in the view.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives an element the focus, and hands over what takes its text.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint, completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Returns whether an element gets the focus only when the user pauses. The default is `false`.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// The user begins to write in an element.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// The user has written in an element.
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
