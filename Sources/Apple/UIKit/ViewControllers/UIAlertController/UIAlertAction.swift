import Foundation

/// A button of an alert and its action.
///
/// - Source: developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// A closure that is called after the alert was dismissed.
  final let handler: ((UIAlertAction) -> Void)?
  /// A closure that is called when the action changes, and updates the alert.
  final var onChange: (() -> Void)?

  /// Creates an action without a title or handler, in the default style.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that is called after the alert was dismissed.
  public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  public let title: String?

  /// The style of the button.
  public let style: UIAlertAction.Style

  /// Whether the button can be tapped.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  // Apps set the following properties by key.

  /// The color of the title and image; `nil` for the color of the style.
  @_spi(Host) public final var titleTextColor: UIColor? {
    didSet { onChange?() }
  }

  /// The alignment of the title in the button.
  @_spi(Host) public final var titleTextAlignment = NSTextAlignment.center {
    didSet { if titleTextAlignment != oldValue { onChange?() } }
  }

  /// The image at the leading edge of the button.
  @_spi(Host) public final var image: UIImage? {
    didSet { onChange?() }
  }

  /// The color of the image if it is a template; `nil` for the color of the title.
  @_spi(Host) public final var imageTintColor: UIColor? {
    didSet { onChange?() }
  }
}

extension UIAlertAction {
  /// The style of an alert's button.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
  public enum Style: Int, Sendable {
    case `default` = 0
    /// An action that cancels an operation without changes.
    case cancel = 1
    /// An action that changes or deletes data.
    case destructive = 2
  }
}

extension UIAlertAction: UIAccessibilityIdentification {
  /// The identifier of the action's view for tests and tools. It is never spoken to users.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
