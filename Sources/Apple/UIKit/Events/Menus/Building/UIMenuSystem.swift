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

  /// The app's menus, which the application and its delegate build.
  var mainTree: MenuTree {
    if let tree = main.tree { return tree }
    let tree = MenuTree(main, root: MenuSystems.standardMenus)
    // Before the app builds: it may ask for the menus meanwhile.
    main.tree = tree
    let application = UIApplication.shared
    application.buildMenu(with: tree)
    (application.delegate as? UIResponder)?.buildMenu(with: tree)
    main.tree = tree
    return tree
  }

  private static var standardMenus: [UIMenuElement] {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: groups.map { UIMenu(identifier: $0, options: .displayInline) })
    }
    return [
      menu("", .application, [.about, .preferences, .services, .hide, .quit]),
      menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
      menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions, .speech]),
      menu("Format", .format, [.font, .text]),
      menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
      menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
      menu("Help", .help, []),
    ]
  }

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
