import CoreGraphics
import Foundation

/// The shared edit menu, which ``UIEditMenuInteraction`` replaces.
///
/// It contains the actions that the first responder can perform and isn't displayed if there are none.
/// `canPerformAction(_:withSender:)` is called with the menu controller as the sender.
///
/// - Source: developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  /// The name of the notification that is posted when the frame of the menu changes.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu controller of the current host.
  open class var shared: UIMenuController { UserInterface.current.menuController }

  /// The custom entries, after those for editing.
  ///
  /// - Default: `nil`.
  open var menuItems: [UIMenuItem]?

  /// The direction of the arrow. `left` and `right` are the same as `default`.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is displayed.
  open var isMenuVisible: Bool {
    get { interaction.shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu on the screen; zero if it isn't displayed.
  open var menuFrame: CGRect { interaction.barFrame }

  private final let interaction: UIEditMenuInteraction
  private final let answers = EditMenuAnswers()
  private final var target: (rect: CGRect, view: () -> UIView?)?
  private final var lastFrame = CGRect.zero

  override init() {
    interaction = UIEditMenuInteraction(delegate: answers)
    super.init()
    answers.controller = self
    interaction.menuController = self
  }

  /// Displays the menu for a part of a view without covering it. The window of the view must have a first responder.
  ///
  /// - Parameter targetRect: The part, in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Closes the menu if it was displayed for a view.
  open func hideMenu(from targetView: UIView) {
    if interaction.view === targetView { hideMenu() }
  }

  /// Closes the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Sets the target of the menu for the next time that it is displayed.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, { [weak targetView] in targetView })
  }

  /// Displays or closes the menu. It fades in both cases.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { present() } else { interaction.dismissMenu() }
  }

  /// Asks for the available actions again and updates the displayed menu.
  open func update() {
    if isMenuVisible { present() }
  }

  private func present() {
    guard let target, let view = target.view() else { return }
    interaction.didMove(to: view)
    let rect = target.rect
    let configuration = UIEditMenuConfiguration(
      identifier: ObjectIdentifier(self), sourcePoint: CGPoint(x: rect.midX, y: rect.midY))
    configuration.preferredArrowDirection = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
    if menuFrame != lastFrame {
      lastFrame = menuFrame
      NotificationCenter.default.post(name: UIMenuController.menuFrameDidChangeNotification, object: self)
    }
  }

  /// Returns a menu with the editing actions and the custom entries that a responder can perform.
  fileprivate final func menu(with suggested: [UIMenuElement]) -> UIMenu? {
    guard let first = interaction.view?.window?.firstResponder else { return nil }
    let own = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
    return UIMenu(children: suggested + own.map { UICommand(title: $0.title, action: $0.action) })
  }

  fileprivate final var targetRect: CGRect { target?.rect ?? .zero }
}

/// The delegate of the interaction behind a menu controller.
private final class EditMenuAnswers: NSObject, UIEditMenuInteractionDelegate {
  weak var controller: UIMenuController?

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { controller?.menu(with: suggestedActions) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { controller?.targetRect ?? .zero }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willShowMenuNotification, then: UIMenuController.didShowMenuNotification, animator)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    post(UIMenuController.willHideMenuNotification, then: UIMenuController.didHideMenuNotification, animator)
  }

  private func post(
    _ now: NSNotification.Name, then later: NSNotification.Name, _ animator: any UIEditMenuInteractionAnimating
  ) {
    NotificationCenter.default.post(name: now, object: controller)
    animator.addCompletion { [weak controller] in NotificationCenter.default.post(name: later, object: controller) }
  }
}

extension UserInterface {
  @MainActor fileprivate final var menuController: UIMenuController { part { UIMenuController() } }
}
