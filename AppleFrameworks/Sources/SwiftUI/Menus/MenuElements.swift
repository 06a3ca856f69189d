import UIKit

/// A namespace for functions that convert items to elements of UIKit menus.
@MainActor
enum MenuElements {
  static func menu(_ items: [MenuItem]) -> UIMenu? {
    let children = elements(items)
    return children.isEmpty ? nil : UIMenu(children: children)
  }

  static func elements(_ items: [MenuItem]) -> [UIMenuElement] {
    // Dividers and sections end a group.
    var groups: [[UIMenuElement]] = [[]]
    for item in items {
      switch item {
      case .divider: groups.append([])
      case .section(let words, let inner):
        let section = UIMenu(title: words.title ?? "", options: .displayInline, children: elements(inner))
        groups.append([section])
        groups.append([])
      default: groups[groups.count - 1].append(contentsOf: element(item))
      }
    }
    let filled = groups.filter { !$0.isEmpty }
    if filled.count <= 1 { return filled.first ?? [] }
    return filled.flatMap { group -> [UIMenuElement] in
      if group.count == 1, let inner = group[0] as? UIMenu, inner.options.contains(.displayInline) { return group }
      return [UIMenu(options: .displayInline, children: group)]
    }
  }

  private static func element(_ item: MenuItem) -> [UIMenuElement] {
    switch item {
    case .action(let action):
      var attributes: UIMenuElement.Attributes = action.isEnabled ? [] : .disabled
      if action.role == .destructive { attributes.insert(.destructive) }
      let perform = action.action
      return [
        UIAction(
          title: action.words.title ?? "", subtitle: action.words.subtitle, image: action.words.image,
          attributes: attributes, state: action.isOn ? .on : .off
        ) { _ in perform() }
      ]
    case .text(let title): return [UIAction(title: title, attributes: .disabled) { _ in }]
    case .submenu(let words, let items):
      return [
        UIMenu(
          title: words.title ?? "", subtitle: words.subtitle, image: words.image, children: elements(items))
      ]
    case .section, .divider, .field: return []
    }
  }
}
