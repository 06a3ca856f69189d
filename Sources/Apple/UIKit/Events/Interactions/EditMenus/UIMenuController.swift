import CoreGraphics
import Foundation

/// The one menu of editing, as apps asked for it before there was ``UIEditMenuInteraction``.
///
/// It has what the first responder can perform, and is not shown where that is nothing: `canPerformAction(_:withSender:)` is asked
/// with the menu controller as the sender.
///
/// - Source: developer.apple.com/documentation/uikit/uimenucontroller
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the menu's arrow points.
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
  /// Posted when the menu stands in another place.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu controller of the host whose code runs.
  open class var shared: UIMenuController { UserInterface.current.menuController }

  /// The app's own entries, after those of editing.
  ///
  /// - Default: `nil`.
  open var menuItems: [UIMenuItem]?

  /// Where the arrow points. `left` and `right` are as `default`.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is on the screen.
  open var isMenuVisible: Bool {
    get { interaction.shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The menu's place on the screen; zero while it is not there.
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

  /// Shows the menu for a part of a view, without covering it. The view's window has to have a first responder.
  ///
  /// - Parameter targetRect: in the view's coordinates.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away if it was shown for a view.
  open func hideMenu(from targetView: UIView) {
    if interaction.view === targetView { hideMenu() }
  }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Says what the menu is for when it is shown the next time.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = (targetRect, { [weak targetView] in targetView })
  }

  /// Shows the menu, or takes it away. It fades either way.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { present() } else { interaction.dismissMenu() }
  }

  /// Asks again what can be performed. A menu that is shown changes with the answers.
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

  /// Returns the entries of editing and the app's own that a responder performs.
  fileprivate final func menu(with suggested: [UIMenuElement]) -> UIMenu? {
    guard let first = interaction.view?.window?.firstResponder else { return nil }
    let own = (menuItems ?? []).filter { first.target(forAction: $0.action, withSender: self) != nil }
    return UIMenu(children: suggested + own.map { UICommand(title: $0.title, action: $0.action) })
  }

  fileprivate final var targetRect: CGRect { target?.rect ?? .zero }
}

/// What the interaction behind a menu controller asks.
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
