import CoreGraphics

/// The items that a narrow bar keeps, and a menu of the others.
@MainActor
struct BarOverflow {
  private(set) var shown: [UIBarButtonItem]
  private(set) var hidden: [UIBarButtonItem] = []

  /// Removes items until the others fit: first those of the lowest priority and, of these, the last ones.
  ///
  /// - Parameters:
  ///   - items: The items, beginning with the one that is removed last.
  ///   - moreWidth: The width of the item that opens the menu.
  ///   - width: A closure that returns the total width of items.
  init(_ items: [UIBarButtonItem], moreWidth: CGFloat, room: CGFloat, width: ([UIBarButtonItem]) -> CGFloat) {
    shown = items
    while width(shown) + (hidden.isEmpty ? 0 : moreWidth) > room {
      let candidates = shown.filter { !$0.isSpace && !$0.isHidden && $0.searched == nil && $0.customView == nil }
      guard let lowest = candidates.map(\.visibilityPriority.rawValue).min(),
        let next = candidates.last(where: { $0.visibilityPriority.rawValue == lowest })
      else { break }
      shown.removeAll { $0 === next }
      hidden.insert(next, at: 0)
    }
    hidden = items.filter { item in hidden.contains { $0 === item } }
  }

  /// Returns the item that opens the menu of items without space.
  ///
  /// - Parameter item: An existing item.
  func moreItem(_ item: UIBarButtonItem?) -> UIBarButtonItem {
    let item = item ?? UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "More"
    item.sharesBackground = false
    item.menu = UIMenu(children: hidden.map(\.menuElement))
    return item
  }
}

extension UIBarButtonItem {
  /// The menu element that represents the item in the overflow menu.
  final var menuElement: UIMenuElement {
    let name = title ?? accessibilityLabel ?? systemItem?.spokenName ?? ""
    if let menu, primaryAction == nil, action == nil {
      return UIMenu(
        title: menu.title.isEmpty ? name : menu.title, image: menu.image ?? shownImage, children: menu.children)
    }
    let action = UIAction(title: name, image: shownImage) { [weak self] _ in self?.perform() }
    if !isEnabled { action.attributes.insert(.disabled) }
    return action
  }

  /// Performs the action of a tap.
  final func perform(for event: UIEvent? = nil) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    primaryAction?.performWithSender(self, target: nil)
    if let action, primaryAction == nil {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }
}
