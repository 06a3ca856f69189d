import Foundation

/// An entry in the menu of the app's icon.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
  // Unchecked: only the main actor changes it; `isEqual(_:)` and `hash` of NSObject are not isolated.
  nonisolated(unsafe) final var values: ShortcutValues

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - type: what the app knows it by.
  ///   - localizedTitle: what the user reads.
  ///   - localizedSubtitle: what the user reads below. `nil` for nothing.
  ///   - icon: what stands beside it. `nil` for nothing.
  ///   - userInfo: what the app needs to know when the entry is chosen.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = ShortcutValues(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Creates an entry with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  init(_ values: ShortcutValues) {
    self.values = values
    super.init()
  }

  /// What the app knows the entry by.
  open var type: String { values.type }
  /// What the user reads.
  open var localizedTitle: String { values.title }
  /// What the user reads below the title.
  open var localizedSubtitle: String? { values.subtitle }
  /// What stands beside the title.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// What the app needs to know when the entry is chosen.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// What the entry is about; `nil` for nothing in particular.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }

  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIApplicationShortcutItem else { return false }
    return values.type == other.values.type && values.title == other.values.title
      && values.subtitle == other.values.subtitle && values.icon == other.values.icon
  }

  open override var hash: Int { values.type.hashValue ^ values.title.hashValue }
}

struct ShortcutValues {
  var type: String
  var title: String
  var subtitle: String?
  var icon: UIApplicationShortcutIcon?
  var userInfo: [String: any NSSecureCoding]?
  var targetContentIdentifier: Any?
}

extension UIApplication {
  /// The entries that the app has put into the menu of its icon, below those of its Info.plist.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/shortcutitems
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { shortcutStorage }
    set { shortcutStorage = newValue }
  }

  /// All entries of the menu: Info.plist's first. A phone shows four.
  package final var allShortcutItems: [UIApplicationShortcutItem] {
    UserInterface.current.launch.manifest.shortcutItems + (shortcutItems ?? [])
  }
}
