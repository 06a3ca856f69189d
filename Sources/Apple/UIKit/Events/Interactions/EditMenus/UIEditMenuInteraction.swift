/// An interaction that displays the edit menu with cut, copy, paste and custom entries, a bar near its target. A touch
/// outside closes the menu and is also delivered to its view.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the menu. The reference is weak.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  /// The displayed menu with its configuration.
  package private(set) final var shown: (menu: UIMenu, configuration: UIEditMenuConfiguration)?

  private final var bar: EditMenuBar?

  /// The menu controller for which the menu is displayed, if any. It is the sender when responders are asked for
  /// actions.
  final weak var menuController: UIMenuController?

  /// The frame of the bar in its window's coordinates; zero if there is none.
  final var barFrame: CGRect { bar?.frame ?? .zero }

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Displays the menu in place of an earlier one. An empty menu isn't displayed.
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

  /// Displays the bar of the menu.
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

  /// Closes the menu when a touch outside of the bar begins in a window.
  static func touchWillBegin(at point: CGPoint, in window: UIWindow) {
    guard let interaction = UserInterface.current.openMenu?.owner as? UIEditMenuInteraction, let bar = interaction.bar,
      bar.superview === window, !bar.frame.contains(point)
    else { return }
    interaction.dismissMenu()
  }

  /// Closes the menu.
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

  /// Asks for the entries of the displayed menu again.
  open func reloadVisibleMenu() {
    if let shown { presentEditMenu(with: shown.configuration) }
  }

  /// Returns the location that the displayed menu points to, in a view's coordinates; zero if no menu is displayed.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  /// The editing actions that a responder can perform, beginning with the first responder or else with the view.
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
