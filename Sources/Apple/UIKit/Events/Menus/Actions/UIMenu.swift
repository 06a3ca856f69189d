/// A menu or a group in a menu: entries with a title.
///
/// - Source: developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Creates a menu.
  ///
  /// - Parameter identifier: The identifier of the menu; `nil` for a unique one.
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

  /// The identifier of the menu.
  public final let identifier: UIMenu.Identifier

  /// The appearance of the menu inside another one.
  public final let options: UIMenu.Options

  /// The preferred size of the entries.
  ///
  /// - Default: `.automatic`.
  open var preferredElementSize: UIMenu.ElementSize

  /// The entries, from top to bottom.
  public final let children: [UIMenuElement]

  /// The actions and commands whose state is on, including those in inline groups.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let leaf = child as? any UIMenuLeaf { return leaf.state == .on ? [child] : [] }
      if let group = child as? UIMenu, group.options.contains(.displayInline) { return group.selectedElements }
      return []
    }
  }

  /// Returns a copy of the menu with other entries.
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
  /// The size of the entries of a menu.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/elementsize
  public enum ElementSize: Int, Sendable {
    /// Several entries in a row, with images only.
    case small = 0
    /// Several entries in a row, with an image above a title.
    case medium = 1
    /// One entry in a row.
    case large = 2
    /// The size depends on the context.
    case automatic = -1
  }

  /// The identifier of a menu.
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

  /// The appearance of a menu inside another one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entries are displayed in the parent menu with separators, rather than in a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one entry is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries are displayed in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}
