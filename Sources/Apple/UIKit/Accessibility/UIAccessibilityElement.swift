import Foundation

/// An accessibility element other than a view, such as a part of a view's drawing.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Creates an element for a container, which includes it in its `accessibilityElements`.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The object that contains the element. The reference is weak.
  open weak var accessibilityContainer: AnyObject?

  /// The frame in the container's coordinates, in points. The element moves with the container.
  ///
  /// - Default: zero. Setting it replaces ``accessibilityFrame``, and vice versa.
  open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { accessibilityStorage?.frame = nil }
  }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isElement: true) }

  /// The frame of the element in the screen's coordinates, in points.
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

  /// The identifier by which tests and tools find the element. It is never read to users.
  ///
  /// - Default: `nil`.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage?.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The container if it is a responder.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
