/// A set of menus that responders build: the app's, or those for editing.
///
/// - Source: developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The app's menus. A host shows no menu bar; the shortcuts of their commands work on a hardware keyboard.
  open class var main: UIMenuSystem { UserInterface.current.menuSystems.main }

  /// The menus for editing.
  open class var context: UIMenuSystem { UserInterface.current.menuSystems.context }

  /// What was built, until it has to be built again.
  final var tree: MenuTree?

  /// Has the menus built again before they are used next.
  open func setNeedsRebuild() { tree = nil }

  /// Has commands validated again before they are shown next, as they are each time.
  open func setNeedsRevalidate() {}
}

/// The menu systems of a host.
@MainActor
final class MenuSystems {
  let main = UIMenuSystem()
  let context = UIMenuSystem()

  /// Commands for editing, as the responders of a chain build them.
  func editMenu(of responder: UIResponder?, standard: [UIMenuElement]) -> [UIMenuElement] {
    let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: standard)
    let tree = MenuTree(context, root: [edit])
    var current = responder
    while let responder = current {
      responder.buildMenu(with: tree)
      current = responder.next
    }
    // The standard group has no line around it.
    return tree.root.children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu, menu.identifier == .standardEdit else { return [child] }
      return menu.children
    }
  }
}

extension UserInterface {
  @MainActor final var menuSystems: MenuSystems { part { MenuSystems() } }
}
