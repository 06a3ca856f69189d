import UIKit

// The menu that is open can be read as data, and chosen from without a finger.

extension ViewHost {
  /// The menu that is open: a control's, after a tap on it, a context menu, or an edit menu that the app presented.
  public var openMenu: UIMenu? { host.userInterface.openMenu?.menu }

  /// The titles of the open menu's entries, those of menus inside it included; none where no menu is open.
  public var menuTitles: [String] { host.userInterface.openMenu?.leaves.map(\.title) ?? [] }

  /// Chooses an entry of the open menu by its title.
  ///
  /// - Throws: ``MenuError`` where no menu is open, the entry is not there, or it is disabled.
  public func choose(_ title: String) throws(MenuError) {
    guard let menu = host.userInterface.openMenu else { throw MenuError(title: title, titles: nil, isDisabled: false) }
    guard let leaf = menu.leaves.first(where: { $0.title == title }) else {
      throw MenuError(title: title, titles: menu.leaves.map(\.title), isDisabled: false)
    }
    if leaf.attributes.contains(.disabled) {
      throw MenuError(title: title, titles: menu.leaves.map(\.title), isDisabled: true)
    }
    run {
      menu.choose(leaf)
      update()
    }
  }

  /// Closes the open menu, as a tap beside it does.
  public func closeMenu() {
    run {
      OpenMenu.close()
      update()
    }
  }
}
