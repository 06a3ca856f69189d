/// A menu, or a group in one: entries with a title.
///
/// - Source: developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Makes a menu.
  ///
  /// - Parameter identifier: the menu's name; `nil` makes one that no other menu of this run has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? UIMenu.makeIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The menu's name.
  public final let identifier: UIMenu.Identifier

  /// How the menu is shown inside another one.
  public final let options: UIMenu.Options

  /// How large the entries are.
  ///
  /// - Default: `.automatic`.
  open var preferredElementSize: UIMenu.ElementSize

  /// The entries, from top to bottom.
  public final let children: [UIMenuElement]

  /// The actions and commands whose state is on, those of groups shown inline included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
      if let group = child as? UIMenu, group.options.contains(.displayInline) { return group.selectedElements }
      return []
    }
  }

  /// A menu like this one with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  private static func makeIdentifier() -> UIMenu.Identifier {
    UIMenu.Identifier("com.apple.menu.dynamic.\(IDGenerator.next())")
  }
}
