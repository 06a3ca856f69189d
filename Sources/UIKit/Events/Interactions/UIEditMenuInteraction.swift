/// The menu with cut, copy, paste and the app's own entries. Only its data: no menu is drawn here; a host reads and chooses.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What decides what is in the menu. It is not kept alive.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// The menu that is shown, with what it was asked for.
  package private(set) final var shown: (menu: UIMenu, configuration: UIEditMenuConfiguration)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu, in place of an earlier one. An empty one is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard view != nil else { return }
    let suggested = suggestedActions
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? (delegate == nil ? UIMenu(children: suggested) : nil)
    shown = menu.flatMap { $0.children.isEmpty ? nil : ($0, configuration) }
    OpenMenu.shown = shown.map { OpenMenu(menu: $0.menu, owner: self) }
  }

  /// Takes the menu away.
  open func dismissMenu() {
    shown = nil
    if OpenMenu.shown?.owner === self { OpenMenu.shown = nil }
  }

  /// Asks again what is in the menu that is shown.
  open func reloadVisibleMenu() {
    if let shown { presentEditMenu(with: shown.configuration) }
  }

  /// Where the menu that is shown points to, in a view's coordinates; zero where none is shown.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  /// The actions of editing that a responder can perform, from the first responder on, or else from the view.
  private var suggestedActions: [UIMenuElement] {
    let responder: UIResponder? = view?.window?.firstResponder ?? view
    return UIEditMenuInteraction.standardActions.compactMap { title, action in
      guard responder?.target(forAction: action, withSender: self) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
  }

  private static let standardActions: [(String, Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]
}
