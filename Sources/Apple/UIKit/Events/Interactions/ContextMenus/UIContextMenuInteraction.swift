import CoreGraphics
import Foundation

/// Shows a menu, with a preview, for what a finger is held on.
///
/// A touch of half a second opens it. The finger may go on to an entry and let go there; a tap chooses one, and a tap beside it
/// closes it.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// What makes the menus. It isn't retained.
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

  /// How the menu that is shown looks; `.unknown` where none is.
  open var menuAppearance: Appearance { presentation.map { $0.isRich ? .rich : .compact } ?? .unknown }

  /// Where the finger came down that opened the menu, in a view's coordinates; in the window's for `nil`. Zero where no menu
  /// was opened.
  open func location(in view: UIView?) -> CGPoint {
    guard let location = openLocation ?? prepared?.location, let own = self.view else { return .zero }
    return own.convert(location, to: view)
  }

  /// Closes the menu, if one is shown.
  open func dismissMenu() {
    presentation?.dismiss()
  }

  /// Changes the menu that is shown: the block gets it, or the menu inside it that is open, and answers another one. Where none
  /// is shown nothing happens.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    presentation?.updateMenu(block)
  }

  /// The presentation of a menu of this interaction's.
  final var presentation: MenuPresentation? {
    guard let shown = UserInterface.current.openMenu, shown.owner === self || shown.presentation?.interaction === self
    else {
      return nil
    }
    return shown.presentation
  }

  // MARK: - Opening

  /// Asks the delegate for a menu at a place.
  ///
  /// - Returns: whether there is one.
  final func prepare(at location: CGPoint) -> Bool {
    prepared = nil
    guard let view, view.window != nil else { return false }
    // A control whose menu a tap opens needs no long press for it.
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
  /// - Parameter isRich: whether it comes with a preview.
  /// - Returns: whether there is anything to show.
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

  /// Returns the view itself, where it can be seen.
  private final func defaultPreview(of view: UIView) -> UITargetedPreview? {
    guard view.superview != nil, !(view is UIWindow) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    return UITargetedPreview(view: view, parameters: parameters)
  }
}

extension UIContextMenuInteraction {
  /// How a context menu is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuinteraction/appearance
  public enum Appearance: UInt, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// With a preview, before a blurred screen.
    case rich = 1
    /// The menu alone.
    case compact = 2
  }
}

/// A view that menus belong to themselves, and not to the interaction that opens them.
@MainActor
protocol MenuOwner: UIView {
  /// Whether a tap opens the menu, and no long press.
  var showsMenuAsPrimaryAction: Bool { get }
}
