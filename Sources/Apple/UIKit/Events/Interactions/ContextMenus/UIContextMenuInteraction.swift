import CoreGraphics
import Foundation

/// An interaction that displays a context menu with a preview when the view is pressed and held.
///
/// A touch of half a second opens the menu. The finger can move to an entry and be lifted there. A tap chooses an
/// entry; a tap outside closes the menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the menus. The reference is weak.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  open private(set) weak var view: UIView?

  private final lazy var gesture = ContextMenuGestureRecognizer(for: self)
  private final var prepared: (configuration: UIContextMenuConfiguration, location: CGPoint)?
  private final var openLocation: CGPoint?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    old.removeGestureRecognizer(gesture)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(gesture)
  }

  // MARK: - Menu

  /// The appearance of the displayed menu; `.unknown` if there is none.
  open var menuAppearance: Appearance { presentation.map { $0.isRich ? .rich : .compact } ?? .unknown }

  /// Returns the location of the touch that opened the menu, in a view's coordinates; in the window's for `nil`. Zero
  /// if no menu is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let location = openLocation ?? prepared?.location, let own = self.view else { return .zero }
    return own.convert(location, to: view)
  }

  /// Closes the menu if it is displayed.
  open func dismissMenu() {
    presentation?.dismiss()
  }

  /// Updates the displayed menu. The block gets the menu, or its open submenu, and returns the new one. Has no effect
  /// if no menu is displayed.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.updateMenu(block)
  }

  /// The presentation of this interaction's menu.
  final var presentation: MenuPresentation? {
    guard let shown = UserInterface.current.openMenu, shown.owner === self || shown.presentation?.interaction === self
    else {
      return nil
    }
    return shown.presentation
  }

  // MARK: - Opening

  /// Asks the delegate for a menu at a location.
  ///
  /// - Returns: Whether there is a menu.
  final func prepare(at location: CGPoint) -> Bool {
    prepared = nil
    guard let view, view.window != nil else { return false }
    // A control whose menu opens with a tap needs no long press.
    if (view as? any MenuOwner)?.showsMenuAsPrimaryAction == true { return false }
    prepared = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location).map { ($0, location) }
    return prepared != nil
  }

  final func presentPreparedMenu() {
    guard let (configuration, location) = prepared else { return }
    prepared = nil
    present(configuration, at: location, isRich: true)
  }

  /// Opens the menu of a configuration.
  ///
  /// - Parameter isRich: Whether the menu has a preview.
  /// - Returns: Whether there is anything to display.
  @discardableResult
  final func present(_ configuration: UIContextMenuConfiguration, at location: CGPoint, isRich: Bool) -> Bool {
    guard let view else { return false }
    let menu = configuration.actionProvider?([])
    let preview = isRich ? configuration.previewProvider?() : nil
    guard menu?.children.isEmpty == false || preview != nil else { return false }
    OpenMenu.close()
    openLocation = location
    let owner: NSObject = view is any MenuOwner ? view : self
    var shown = OpenMenu(menu: menu ?? UIMenu(), owner: owner)
    let identifier = configuration.identifier
    let target =
      delegate?.contextMenuInteraction(
        self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
      ?? defaultPreview(of: view)
    let animator = ContextMenuAnimator(preview: preview)
    shown.presentation = MenuPresentation(
      shown.menu, of: self, configuration, preview: preview, target: target, isRich: isRich)
    UserInterface.current.openMenu = shown
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    UserInterface.current.openMenu?.presentation?.open(along: animator)
    return true
  }

  /// Returns a preview of the view itself if it is visible.
  private final func defaultPreview(of view: UIView) -> UITargetedPreview? {
    guard view.superview != nil, !(view is UIWindow) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: view, parameters: parameters)
  }
}

extension UIContextMenuInteraction {
  /// The appearance of a context menu.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance
  public enum Appearance: UInt, Sendable {
    /// No menu is displayed.
    case unknown = 0
    /// The menu is displayed with a preview, in front of a blurred screen.
    case rich = 1
    /// The menu is displayed without a preview.
    case compact = 2
  }
}

/// A view whose menus belong to the view rather than to the interaction that opens them.
@MainActor
protocol MenuOwner: UIView {
  /// Whether a tap rather than a long press opens the menu.
  var showsMenuAsPrimaryAction: Bool { get }
}
