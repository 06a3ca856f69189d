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
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.adoptMenuSettings(of: self)
    return menu
  }

  private static func makeIdentifier() -> UIMenu.Identifier {
    UIMenu.Identifier("com.apple.menu.dynamic.\(IDGenerator.next())")
  }
}

extension UIMenu {
  /// How large the entries of a menu are.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/elementsize
  public enum ElementSize: Int, Sendable {
    /// Several in a row, with pictures alone.
    case small = 0
    /// Several in a row, with a picture over a title.
    case medium = 1
    /// One in a row.
    case large = 2
    /// What the context asks for.
    case automatic = -1
  }

  /// The name that tells menus apart.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/identifier-swift.struct
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entries stand in the menu around, set off by lines, instead of in a menu of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title is drawn in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}
