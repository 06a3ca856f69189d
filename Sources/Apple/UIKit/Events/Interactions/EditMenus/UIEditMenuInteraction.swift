/// The menu with cut, copy, paste and the app's own entries: a row of words near what they are for. A touch beside it takes it
/// away, and goes where it is meant to.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// What decides what is in the menu. It isn't retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// The menu that is shown, with what it was asked for.
  package private(set) final var shown: (menu: UIMenu, configuration: UIEditMenuConfiguration)?

  private final var bar: EditMenuBar?

  /// On whose behalf the menu is shown, if not its own: responders are asked with it as the sender.
  final weak var menuController: UIMenuController?

  /// Where the row of words is, in its window's coordinates; zero where there is none.
  final var barFrame: CGRect { bar?.frame ?? .zero }

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
    bar?.removeFromSuperview()
    bar = nil
    if UserInterface.current.openMenu?.owner !== self { OpenMenu.close() }
    shown = menu.flatMap { $0.children.isEmpty ? nil : ($0, configuration) }
    UserInterface.current.openMenu = shown.map { OpenMenu(menu: $0.menu, owner: self) }
    if let shown { showBar(shown.menu, configuration) }
  }

  /// Puts the row of words on the screen.
  private final func showBar(_ menu: UIMenu, _ configuration: UIEditMenuConfiguration) {
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    guard let view, let window = view.window else {
      animator.runAnimations()
      animator.runCompletions()
      return
    }
    let target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let bar = EditMenuBar(
      menu, target: view.convert(target, to: window as UIView?), direction: configuration.preferredArrowDirection
    ) { UserInterface.current.openMenu?.choose($0) }
    self.bar = bar
    ViewAnimation.withoutAnimation {
      window.addSubview(bar)
      bar.show(in: window.bounds.inset(by: window.safeAreaInsets))
      bar.alpha = 0
    }
    UIView.animate(withDuration: bar.measures.editMenus.duration, delay: 0, options: .allowUserInteraction) {
      bar.alpha = 1
      animator.runAnimations()
    } completion: { _ in
      animator.runCompletions()
    }
  }

  /// A finger comes down on a window: beside the row it takes that away.
  static func touchWillBegin(at point: CGPoint, in window: UIWindow) {
    guard let interaction = UserInterface.current.openMenu?.owner as? UIEditMenuInteraction, let bar = interaction.bar,
      bar.superview === window, !bar.frame.contains(point)
    else { return }
    interaction.dismissMenu()
  }

  /// Takes the menu away.
  open func dismissMenu() {
    let old = shown
    shown = nil
    if UserInterface.current.openMenu?.owner === self { UserInterface.current.openMenu = nil }
    guard let old else { return }
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: old.configuration, animator: animator)
    guard let bar else {
      animator.runAnimations()
      animator.runCompletions()
      return
    }
    self.bar = nil
    bar.isUserInteractionEnabled = false
    UIView.animate(withDuration: bar.measures.editMenus.duration) {
      bar.alpha = 0
      animator.runAnimations()
    } completion: { _ in
      bar.removeFromSuperview()
      animator.runCompletions()
    }
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
    let responder: UIResponder? = view?.window?.responderWindow.firstResponder ?? view
    let sender = menuController ?? self
    let standard = UIEditMenuInteraction.standardActions.compactMap { title, action -> UICommand? in
      guard responder?.target(forAction: action, withSender: sender) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
    return UserInterface.current.menuSystems.editMenu(of: responder, standard: standard)
  }

  private static let standardActions: [(String, Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]
}
