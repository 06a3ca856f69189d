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

/// Why an entry of a menu can't be chosen.
public struct MenuError: Error, CustomStringConvertible, Equatable {
  /// The title that was asked for.
  public let title: String
  /// The titles of the open menu; `nil` where none is open.
  public let titles: [String]?
  /// Whether the entry is there, and disabled.
  public let isDisabled: Bool

  public var description: String {
    guard let titles else { return "No menu is open to choose \"\(title)\" from" }
    if isDisabled { return "\"\(title)\" is disabled in the open menu" }
    return "The open menu has no \"\(title)\": it has " + titles.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
