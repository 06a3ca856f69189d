import Foundation

/// A context menu that is about to be shown: how its preview and its entries are made.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: what tells the menu from others; `nil` makes one that no other menu of this run has.
  ///   - previewProvider: makes the preview; `nil` for a picture of the view that was touched.
  ///   - actionProvider: makes the menu; `nil` for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? "context menu \(IDGenerator.next())" as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// What tells the menu from others.
  public final let identifier: any NSCopying

  /// The items that the menu is for beside the one that was touched.
  ///
  /// - Default: empty.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// The number on the preview.
  ///
  /// - Default: 0, for the number of items where there are several.
  open var badgeCount: Int = 0

  /// In which order entries come.
  ///
  /// - Default: `.automatic`.
  open var preferredMenuElementOrder: ElementOrder = .automatic

  /// The number that the preview shows; `nil` for none.
  final var shownBadge: Int? {
    if badgeCount > 0 { return badgeCount }
    return secondaryItemIdentifiers.isEmpty ? nil : secondaryItemIdentifiers.count + 1
  }
}

/// Makes a context menu. It gets what the system suggests, which is nothing here; `nil` is for a preview without a menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// Makes the controller whose view is the preview of a context menu; `nil` for a picture of the view that was touched.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenucontentpreviewprovider
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

extension UIContextMenuConfiguration {
  /// In which order a menu's entries come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
  public enum ElementOrder: Int, Sendable {
    /// By priority in menus that a tap on a control opens, fixed in others.
    case automatic = 0
    /// The first entry is the one nearest to the finger: a menu that opens upwards has it at its lower end.
    case priority = 1
    /// The first entry is at the top.
    case fixed = 2
  }
}
