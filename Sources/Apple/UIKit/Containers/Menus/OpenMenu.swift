/// The open menu, with its data, from which a host chooses entries, and its presentation.
@MainActor
package struct OpenMenu {
  package internal(set) var menu: UIMenu
  /// The control or interaction that owns the menu.
  package private(set) weak var owner: NSObject?
  /// The presentation of the menu, or `nil` for edit menus that are not drawn.
  var presentation: MenuPresentation?

  init(menu: UIMenu, owner: NSObject?) {
    (self.menu, self.owner) = (menu, owner)
  }

  /// The visible entries in their order, including those of submenus. Entries of deferred elements are included if
  /// their provider calls back synchronously.
  package var leaves: [any UIMenuLeaf] { OpenMenu.leaves(of: menu.children) }

  private static func leaves(of elements: [UIMenuElement]) -> [any UIMenuLeaf] {
    elements.flatMap { element -> [any UIMenuLeaf] in
      if let menu = element as? UIMenu { return leaves(of: menu.children) }
      if let deferred = element as? UIDeferredMenuElement {
        var found: [UIMenuElement] = []
        deferred.provideElements { found = $0 }
        return leaves(of: found)
      }
      guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return [] }
      return [leaf]
    }
  }

  /// Closes the open menu, if any.
  package static func close() {
    let interface = UserInterface.current
    (interface.openMenu?.owner as? UIEditMenuInteraction)?.dismissMenu()
    interface.openMenu?.presentation?.dismiss()
    interface.openMenu = nil
  }

  /// Chooses an entry, and closes the menu unless the entry keeps it open.
  package func choose(_ leaf: any UIMenuLeaf) {
    if !leaf.attributes.contains(.keepsMenuPresented) {
      UserInterface.current.openMenu = nil
      (owner as? UIEditMenuInteraction)?.dismissMenu()
      presentation?.dismiss()
    }
    let responder = owner as? UIResponder ?? (owner as? any UIInteraction)?.view
    if let command = leaf as? UICommand {
      let first = responder.flatMap { FirstResponders.window(of: $0)?.firstResponder } ?? responder
      if let controller = (owner as? UIEditMenuInteraction)?.menuController {
        let target = first?.target(forAction: command.action, withSender: controller)
        UIApplication.shared.sendAction(command.action, to: target, from: controller, for: nil)
      } else {
        command.performWithSender(owner, target: command.target(from: first))
      }
    } else {
      (owner as? UIButton)?.willPerform(leaf)
      leaf.performWithSender(owner, target: nil)
    }
  }
}

extension UserInterface {
  /// The open menu, or `nil` if there is none.
  @MainActor package internal(set) final var openMenu: OpenMenu? {
    get { self[OpenMenu.self] }
    set { self[OpenMenu.self] = newValue }
  }
}
