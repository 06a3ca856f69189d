import Foundation

/// A button of an alert, and what it does.
///
/// - Source: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Runs when the alert has gone.
  final let handler: ((UIAlertAction) -> Void)?
  /// Has the alert follow a change.
  final var onChange: (() -> Void)?

  /// Makes an action without a title or handler, in the default style.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Makes a button.
  ///
  /// - Parameter handler: runs after the alert was dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The words on the button.
  public let title: String?

  /// What the button means.
  public let style: UIAlertAction.Style

  /// Whether the button can be tapped.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }
}

extension UIAlertAction {
  /// What a button of an alert means.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is.
    case cancel = 1
    /// Changes or deletes data.
    case destructive = 2
  }
}

extension UIAlertAction: UIAccessibilityIdentification {
  /// A name that tests and tools find the action's view by; users never hear it.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
