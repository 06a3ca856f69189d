import Foundation

/// Items of a bar that belong together.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The item whose bar shows the group.
  final weak var navigationItem: UINavigationItem?

  /// Makes a group without items.
  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// Makes a group.
  ///
  /// - Parameter representativeItem: what stands for all of them where there is no room.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adopt()
  }

  /// The items, from the leading to the trailing one.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adopt()
      navigationItem?.groupsDidChange()
    }
  }

  /// What stands for all of them in a bar that has no room for all items.
  open var representativeItem: UIBarButtonItem? {
    didSet { if representativeItem !== oldValue { navigationItem?.groupsDidChange() } }
  }

  /// Whether ``representativeItem`` stands in the items' place now.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// Whether none of the items is shown.
  ///
  /// - Default: `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { navigationItem?.groupsDidChange() } }
  }

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// Items as a bar shows them: what stands for a group takes the place of that group's items.
  static func displayed(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    var represented: Set<ObjectIdentifier> = []
    return items.compactMap { item in
      guard let group = item.buttonGroup, group.isDisplayingRepresentativeItem else { return item }
      return represented.insert(ObjectIdentifier(group)).inserted ? group.representativeItem : nil
    }
  }
}

extension UIBarButtonItem {
  /// Makes a group of this item alone that the user can't move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}

extension UIBarButtonItemGroup {
  /// Makes a group that the user can't move or remove.
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that is a space of standard width. It separates the groups beside it, also on glass.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup/fixedspace()
  public static func fixedSpace() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
  }
}
