import Foundation

/// A swipe action of a row.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    case normal = 0
    /// The action deletes the row. Its button is red.
    case destructive = 1
  }

  /// A closure that performs the action. It calls its last argument with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The effect of the action on its row.
  public let style: Style

  /// The closure that performs the action.
  public let handler: Handler

  /// Creates an action in the style `.normal` without a title, whose handler does nothing.
  public override convenience init() { self.init(style: .normal, title: nil) { _, _, completion in completion(false) } }

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// The title of the button. If there is an image, the title is displayed below it if it fits.
  open var title: String?

  /// The background color of the button.
  ///
  /// - Default: Red for destructive actions, otherwise gray.
  open var backgroundColor: UIColor! {
    get { backgroundColorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { backgroundColorStorage = newValue }
  }

  private var backgroundColorStorage: UIColor?

  /// The image of the button. Template images are white.
  ///
  /// - Default: `nil`.
  open var image: UIImage?
}
