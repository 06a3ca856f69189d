import Foundation

/// Items of a bar that belong together.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The item whose bar displays the group.
  final weak var navigationItem: UINavigationItem?

  /// Creates a group without items.
  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// Creates a group.
  ///
  /// - Parameter representativeItem: The item that replaces the group if there is not enough space.
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

  /// The item that replaces the group if the bar has too little space for its items.
  open var representativeItem: UIBarButtonItem? {
    didSet { if representativeItem !== oldValue { navigationItem?.groupsDidChange() } }
  }

  /// Whether ``representativeItem`` is displayed instead of the items.
  open internal(set) var isDisplayingRepresentativeItem = false

  /// Whether the items are hidden.
  ///
  /// - Default: `false`.
  open var isHidden = false {
    didSet { if isHidden != oldValue { navigationItem?.groupsDidChange() } }
  }

  private func adopt() {
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// Returns the displayed items, with representative items instead of their groups.
  static func displayed(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    var represented: Set<ObjectIdentifier> = []
    return items.compactMap { item in
      guard let group = item.buttonGroup, group.isDisplayingRepresentativeItem else { return item }
      return represented.insert(ObjectIdentifier(group)).inserted ? group.representativeItem : nil
    }
  }
}

extension UIBarButtonItem {
  /// Returns a group of only this item that the user can't move or remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }
}

extension UIBarButtonItemGroup {
  /// Returns a group that the user can't move or remove.
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
