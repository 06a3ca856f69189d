import Foundation

/// The configuration of a context menu: the providers of its preview and its entries.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; `nil` for a unique one.
  ///   - previewProvider: A closure that creates the preview; `nil` for a snapshot of the touched view.
  ///   - actionProvider: A closure that creates the menu; `nil` for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? "context menu \(IDGenerator.next())" as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier of the menu.
  public final let identifier: any NSCopying

  /// The identifiers of other items that the menu also applies to.
  ///
  /// - Default: empty.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number in the badge of the preview.
  ///
  /// - Default: 0, which displays the number of items if there are several.
  open var badgeCount: Int = 0

  /// The order of the entries.
  ///
  /// - Default: `.automatic`.
  open var preferredMenuElementOrder: ElementOrder = .automatic

  /// Whether typing on a hardware keyboard highlights the entry whose title begins with what was typed. The return key
  /// chooses it, and the escape key closes the menu.
  ///
  /// - Default: `true`.
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/allowstypeselect
  open var allowsTypeSelect: Bool = true

  /// The number in the preview's badge; `nil` for none.
  final var shownBadge: Int? {
    if badgeCount > 0 { return badgeCount }
    return secondaryItemIdentifiers.isEmpty ? nil : secondaryItemIdentifiers.count + 1
  }
}

/// A closure that creates a context menu from the system's suggestions, which are empty here; `nil` for a preview
/// without a menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A closure that creates the controller of a context menu's preview; `nil` for a snapshot of the touched view.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
  /// The order of a menu's entries.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
  public enum ElementOrder: Int, Sendable {
    /// By priority in menus that a tap on a control opens; otherwise fixed.
    case automatic = 0
    /// The first entry is nearest to the finger: at the bottom of a menu that opens upwards.
    case priority = 1
    /// The first entry is at the top.
    case fixed = 2
  }
}
