import Foundation

/// An action that a swipe across a row of a table reveals, as it was before `UIContextualAction`. Deprecated by Apple since iOS 13.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How an action looks.
  public enum Style: Int, Sendable {
    /// In red.
    case `default` = 0
    case normal = 1

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// How the action looks.
  public let style: Style

  /// The words on the button.
  open var title: String?

  /// The button's color.
  ///
  /// - Default: `nil`: red, or gray for `.normal`.
  open var backgroundColor: UIColor?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action in the style `.default` without a title, whose handler does nothing.
  public override convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Makes an action.
  ///
  /// - Parameter handler: gets the action and the row when the user chooses it.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same as an action of today.
  final func contextual(in table: UITableView, _ path: IndexPath) -> UIContextualAction {
    // The row stays where it is until the app says otherwise, also for red ones.
    let action = UIContextualAction(style: .normal, title: title) { [weak table] _, view, done in
      let row = table?.visibleRows.first { view.isDescendant(of: $0.cell) }?.path ?? path
      self.handler(self, row)
      done(false)
    }
    action.backgroundColor = backgroundColor ?? (style == .default ? .systemRed : .systemGray)
    return action
  }
}
