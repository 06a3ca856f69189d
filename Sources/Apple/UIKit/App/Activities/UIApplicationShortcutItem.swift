import Foundation

/// An entry in the menu of the app's icon.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying, @preconcurrency NSMutableCopying {
  // Unchecked: only the main actor changes it. `isEqual(_:)` and `hash` of NSObject aren't isolated.
  nonisolated(unsafe) final var values: ShortcutValues

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - type: The type by which the app identifies the entry.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The subtitle; `nil` for none.
  ///   - icon: The icon; `nil` for none.
  ///   - userInfo: Custom data for the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = ShortcutValues(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// Creates an entry with only a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  init(_ values: ShortcutValues) {
    self.values = values
    super.init()
  }

  /// The type by which the app identifies the entry.
  open var type: String { values.type }
  /// The title.
  open var localizedTitle: String { values.title }
  /// The subtitle.
  open var localizedSubtitle: String? { values.subtitle }
  /// The icon beside the title.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Custom data for the app.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// The identifier of the entry's content; `nil` for none.
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
  /// The entries that the app added to the menu of its icon, after those in Info.plist.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiapplication/shortcutitems
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { shortcutStorage }
    set { shortcutStorage = newValue }
  }

  /// All entries of the menu, those in Info.plist first. A phone displays four.
  package final var allShortcutItems: [UIApplicationShortcutItem] {
    UserInterface.current.launch.manifest.shortcutItems + (shortcutItems ?? [])
  }
}
