import Foundation

/// An element for assistive technologies that is no view: a part of what a view draws.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Creates an element for a container, which lists it in its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The object that the element is in. It isn't retained.
  open weak var accessibilityContainer: AnyObject?

  /// Where the element is in its container's coordinates, in points: it moves with the container then.
  ///
  /// - Default: zero. Setting it takes the place of ``accessibilityFrame``, and the other way round.
  open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { accessibilityStorage?.frame = nil }
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

  /// Where the element is, in the screen's coordinates, in points.
  open override var accessibilityFrame: CGRect {
    get { accessibilityStorage?.frame ?? frameOnScreen }
    set { super.accessibilityFrame = newValue }
  }

  private var frameOnScreen: CGRect {
    let frame = accessibilityFrameInContainerSpace
    switch accessibilityContainer {
    case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    case let element as UIAccessibilityElement:
      let origin = element.accessibilityFrame.origin
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    default: return frame
    }
  }

  /// A name that tests and tools find the element by; users never hear it.
  ///
  /// - Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The container, where it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
