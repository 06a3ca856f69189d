extension MenuSystems {
  /// The app's menus, which the application and its delegate build.
  var mainTree: MenuTree {
    if let tree = main.tree { return tree }
    let tree = MenuTree(main, root: MenuSystems.standardMenus(main.configuration))
    // Set before the app builds the menus, since it may read them.
    main.tree = tree
    if let handler = main.buildHandler {
      handler(tree)
    } else {
      let application = UIApplication.shared
      application.buildMenu(with: tree)
      (application.delegate as? UIResponder)?.buildMenu(with: tree)
    }
    main.tree = tree
    return tree
  }

  private static func standardMenus(_ configuration: UIMainMenuSystem.Configuration) -> [UIMenuElement] {
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]) -> UIMenu {
      UIMenu(
        title: title, identifier: identifier,
        children: configuration.kept(groups).map { UIMenu(identifier: $0, options: .displayInline) })
    }
    let format = menu("Format", .format, [.font, .text])
    let hasFormat = configuration.textFormattingPreference != .removed
    return [
      menu("", .application, [.about, .preferences, .services, .hide, .quit]),
      menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
      menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .share, .spelling, .substitutions, .speech]),
    ] + (hasFormat ? [format] : []) + [
      menu("View", .view, [.toolbar, .sidebar, .inspectorGroup, .fullscreen]),
      menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
      menu("Help", .help, []),
    ]
  }
}
