/// The methods that change the menus of a menu system, for ``UIResponder/buildMenu(with:)``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenubuilder
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// The menu system.
  var system: UIMenuSystem { get }

  /// Returns the menu with an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier; `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list; `nil` if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Replaces a menu with another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the entries of a menu with those that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Inserts a menu before another one in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one in the same menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first entry of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last entry of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu. Has no effect if there is no such menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
