import UIKit

// The open menu as data, whose entries can be chosen without a finger.

extension ViewHost {
  /// The open menu: that of a control after a tap, a context menu, or an edit menu that the app presented.
  public var openMenu: UIMenu? { host.userInterface.openMenu?.menu }

  /// The titles of the open menu's entries, including those of submenus; empty if no menu is open.
  public var menuTitles: [String] { host.userInterface.openMenu?.leaves.map(\.title) ?? [] }

  /// Chooses an entry of the open menu by its title.
  ///
  /// - Throws: A ``MenuError`` if no menu is open, or if the entry doesn't exist or is disabled.
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

  /// Closes the open menu, like a tap outside of it.
  public func closeMenu() {
    run {
      OpenMenu.close()
      update()
    }
  }
}

/// The error that an entry of a menu can't be chosen.
public struct MenuError: Error, CustomStringConvertible, Equatable {
  /// The requested title.
  public let title: String
  /// The titles of the open menu; `nil` if none is open.
  public let titles: [String]?
  /// Whether the entry exists and is disabled.
  public let isDisabled: Bool

  public var description: String {
    guard let titles else { return "No menu is open to choose \"\(title)\" from" }
    if isDisabled { return "\"\(title)\" is disabled in the open menu" }
    return "The open menu has no \"\(title)\": it has " + titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
