/// Makes a context menu. It gets what the system suggests, which is nothing here; `nil` is for a preview without a menu.
///
/// - Source: developer.apple.com/documentation/uikit/uicontextmenuactionprovider
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
