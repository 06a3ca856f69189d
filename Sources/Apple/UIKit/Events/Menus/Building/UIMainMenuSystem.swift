import Foundation

/// The app's menus. Hosts display no menu bar, but the shortcuts of the commands work with a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uimainmenusystem
@preconcurrency @MainActor
open class UIMainMenuSystem: UIMenuSystem {
  /// The menus of the app, the same as ``UIMenuSystem/main``.
  open class var shared: UIMainMenuSystem { UserInterface.current.menuSystems.main }

  private(set) final var configuration = Configuration()
  private(set) final var buildHandler: ((any UIMenuBuilder) -> Void)?

  /// Sets which groups of commands the menus contain, and requests that they are built again.
  ///
  /// - Parameters:
  ///   - configuration: The preferences for groups of commands.
  ///   - buildHandler: A closure that builds the menus in place of `buildMenu(with:)` of the app and its delegate.
  open func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    (self.configuration, self.buildHandler) = (configuration, buildHandler)
    setNeedsRebuild()
  }

  /// The groups of commands that the main menus contain. By default, they contain all groups except the inspector's.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimainmenusystem/configuration
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    public override init() { super.init() }

    /// The commands that open another scene.
    open var newScenePreference: ElementGroupPreference = .automatic
    /// The commands for documents.
    open var documentPreference: ElementGroupPreference = .automatic
    /// The commands for printing.
    open var printingPreference: ElementGroupPreference = .automatic
    /// The commands for finding.
    open var findingPreference: ElementGroupPreference = .automatic
    /// The set of commands for finding.
    public let findingConfiguration = FindElementGroupConfiguration()
    /// The commands for toolbars.
    open var toolbarPreference: ElementGroupPreference = .automatic
    /// The commands for sidebars.
    open var sidebarPreference: ElementGroupPreference = .automatic
    /// The commands for an inspector.
    open var inspectorPreference: ElementGroupPreference = .automatic
    /// The menu for the format of text.
    open var textFormattingPreference: ElementGroupPreference = .automatic
  }
}

extension UIMainMenuSystem.Configuration {
  /// Returns the groups of a menu that are not removed.
  final func kept(_ groups: [UIMenu.Identifier]) -> [UIMenu.Identifier] {
    var removed: Set<UIMenu.Identifier> = []
    func check(_ preference: UIMenuSystem.ElementGroupPreference, _ groups: UIMenu.Identifier...) {
      if preference == .removed { removed.formUnion(groups) }
    }
    check(newScenePreference, .newScene)
    check(documentPreference, .document, .openRecent)
    check(printingPreference, .print)
    check(findingPreference, .find, .replace)
    check(toolbarPreference, .toolbar)
    check(sidebarPreference, .sidebar)
    if findingConfiguration.style == .search || findingConfiguration.style == .nonEditableText {
      removed.insert(.replace)
    }
    if inspectorPreference != .included { removed.insert(.inspectorGroup) }
    return groups.filter { !removed.contains($0) }
  }
}

extension UIMenu.Identifier {
  /// The group for an inspector. Apple documents no name for it.
  static let inspectorGroup = UIMenu.Identifier("com.apple.menu.inspector")
}
