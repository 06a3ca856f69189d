/// A set of menus that responders build: those of the app or those for editing.
///
/// - Source: developer.apple.com/documentation/uikit/uimenusystem
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The app's menus. A host displays no menu bar, but the shortcuts of the commands work with a hardware keyboard.
  open class var main: UIMenuSystem { UIMainMenuSystem.shared }

  /// The editing menus.
  open class var context: UIMenuSystem { UserInterface.current.menuSystems.context }

  /// The menus that were built; `nil` if they must be built again.
  final var tree: MenuTree?

  /// Requests that the menus are built again before their next use.
  open func setNeedsRebuild() { tree = nil }

  /// Requests that commands are validated again before they are displayed. They always are.
  open func setNeedsRevalidate() {}
}

/// The menu systems of a host.
@MainActor
final class MenuSystems {
  let main = UIMainMenuSystem()
  let context = UIMenuSystem()

  /// Returns the editing commands that the responders of a chain build.
  func editMenu(of responder: UIResponder?, standard: [UIMenuElement]) -> [UIMenuElement] {
    let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: standard)
    let tree = MenuTree(context, root: [edit])
    var current = responder
    while let responder = current {
      responder.buildMenu(with: tree)
      current = responder.next
    }
    // The standard group has no separators.
    return tree.root.children.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu, menu.identifier == .standardEdit else { return [child] }
      return menu.children
    }
  }
}

extension UserInterface {
  @MainActor final var menuSystems: MenuSystems { part { MenuSystems() } }
}

extension UIMenuSystem {
  /// Whether the main menus contain a group of commands.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenusystem/elementgrouppreference
  public enum ElementGroupPreference: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    case removed = 1
    case included = 2
  }

  /// The commands for finding text in the main menus.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenusystem/findelementgroupconfiguration
  @preconcurrency @MainActor
  open class FindElementGroupConfiguration: NSObject {
    override init() { super.init() }

    /// The set of commands.
    ///
    /// - Default: `.automatic`.
    open var style: Style = .automatic

    /// A set of commands for finding text.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uimenusystem/findelementgroupconfiguration/style-swift.enum
    public enum Style: Int, Sendable {
      /// As the system decides.
      case automatic = 0
      /// Commands for a search in the app.
      case search = 1
      /// Commands for finding in text that can't be edited.
      case nonEditableText = 2
      /// Commands for finding and replacing.
      case editableText = 3
    }
  }
}
