/// Changes the menus of a menu system, in ``UIResponder/buildMenu(with:)``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }

  /// Returns the menu with a name; `nil` where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with a name; `nil` where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with a message and a property list; `nil` where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu the entries that a closure makes of those it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Inserts a menu before another one, in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first entry of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last entry of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu. One that is not there is no error.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
