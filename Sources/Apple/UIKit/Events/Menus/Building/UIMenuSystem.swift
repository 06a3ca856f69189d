/// A set of menus that responders build: those of the app or those for editing.
///
/// - Source: developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The app's menus. A host displays no menu bar, but the shortcuts of the commands work with a hardware keyboard.
  open class var main: UIMenuSystem { UserInterface.current.menuSystems.main }

  /// The editing menus.
  open class var context: UIMenuSystem { UserInterface.current.menuSystems.context }

  /// The menus that were built; `nil` if they must be built again.
  final var tree: MenuTree?

  /// Requests that the menus are built again before their next use.
  open func setNeedsRebuild() { tree = nil }

  /// Requests that commands are validated again before they are displayed. They always are.
  open func setNeedsRevalidate() {}
}

/// The menu systems of a host.
@MainActor
final class MenuSystems {
  let main = UIMenuSystem()
  let context = UIMenuSystem()

  /// Returns the editing commands that the responders of a chain build.
  func editMenu(of responder: UIResponder?, standard: [UIMenuElement]) -> [UIMenuElement] {
    let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: standard)
    let tree = MenuTree(context, root: [edit])
    var current = responder
    while let responder = current {
      responder.buildMenu(with: tree)
      current = responder.next
    }
    // The standard group has no separators.
    return tree.root.children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu, menu.identifier == .standardEdit else { return [child] }
      return menu.children
    }
  }
}

extension UserInterface {
  @MainActor final var menuSystems: MenuSystems { part { MenuSystems() } }
}
