import Foundation

/// An action that a swipe across a row reveals.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    case normal = 0
    /// Removes the row: shown in red.
    case destructive = 1
  }

  /// Does the work; calls its last argument with whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action does to its row.
  public let style: Style

  /// What is called when the user chooses the action.
  public let handler: Handler

  /// Makes an action in the style `.normal` without a title, whose handler does nothing.
  public override convenience init() { self.init(style: .normal, title: nil) { _, _, completion in completion(false) } }

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  /// The words; with an image they are shown under it where there is room.
  open var title: String?

  /// - Default: red for destructive actions, else gray.
  open var backgroundColor: UIColor! {
    get { backgroundColorStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { backgroundColorStorage = newValue }
  }

  private var backgroundColorStorage: UIColor?

  /// The picture of the button; shown in white where it is a template.
  ///
  /// - Default: `nil`.
  open var image: UIImage?
}
