/// The tree of the menus that responders build. Each change replaces the tree.
@MainActor
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root children: [UIMenuElement]) {
    self.system = system
    root = UIMenu(identifier: .root, children: children)
  }

  // MARK: - Finding

  private func first<Element>(in menu: UIMenu, _ matches: (UIMenuElement) -> Element?) -> Element? {
    if let found = matches(menu) { return found }
    for child in menu.children {
      if let found = (child as? UIMenu).map({ first(in: $0, matches) }) ?? matches(child) { return found }
    }
    return nil
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return nil }
      return (command.propertyList as? AnyHashable) == (propertyList as? AnyHashable) ? command : nil
    }
  }

  /// The commands with a shortcut, in the order of the menus.
  var keyCommands: [UIKeyCommand] { keyCommands(in: root) }

  private func keyCommands(in menu: UIMenu) -> [UIKeyCommand] {
    menu.children.flatMap { child in
      (child as? UIMenu).map(keyCommands) ?? (child as? UIKeyCommand).map { [$0] } ?? []
    }
  }

  // MARK: - Changing

  /// Replaces a menu with other elements.
  private func change(_ identifier: UIMenu.Identifier, _ replace: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu {
      guard first(in: menu, { ($0 as? UIMenu)?.identifier == identifier ? $0 : nil }) != nil else { return menu }
      return menu.replacingChildren(
        menu.children.flatMap { child -> [UIMenuElement] in
          guard let child = child as? UIMenu else { return [child] }
          return child.identifier == identifier ? replace(child) : [changed(child)]
        })
    }
    if root.identifier == identifier {
      if let new = replace(root).first as? UIMenu { root = new }
    } else {
      root = changed(root)
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    if removedIdentifier != .root { change(removedIdentifier) { _ in [] } }
  }
}
