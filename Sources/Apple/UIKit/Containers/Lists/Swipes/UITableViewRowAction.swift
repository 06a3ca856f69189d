import Foundation

/// A swipe action of a table row in the form before `UIContextualAction`. Deprecated by Apple since iOS 13.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The style of a red button.
    case `default` = 0
    case normal = 1

    /// The same style as `default`.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style

  /// The title of the button.
  open var title: String?

  /// The background color of the button.
  ///
  /// - Default: `nil`, for red, or gray in the style `.normal`.
  open var backgroundColor: UIColor?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action in the style `.default` without a title, whose handler does nothing.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Creates an action.
  ///
  /// - Parameter handler: A closure that is called with the action and the row when the user chooses the action.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns a contextual action with the same effect.
  final func contextual(in table: UITableView, _ path: IndexPath) -> UIContextualAction {
    // The row stays until the app deletes it, even for red actions.
    let action = UIContextualAction(style: .normal, title: title) { [weak table] _, view, done in
      let row = table?.visibleRows.first { view.isDescendant(of: $0.cell) }?.path ?? path
      self.handler(self, row)
      done(false)
    }
    action.backgroundColor = backgroundColor ?? (style == .default ? .systemRed : .systemGray)
    return action
  }
}
