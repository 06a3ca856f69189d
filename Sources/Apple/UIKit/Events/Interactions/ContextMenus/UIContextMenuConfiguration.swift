import Foundation

/// A context menu that is about to be shown: how its preview and its entries are made.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
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
