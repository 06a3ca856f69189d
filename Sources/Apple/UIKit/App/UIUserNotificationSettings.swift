/// Which notifications an app wants to show. Deprecated by Apple since iOS 10, and still in apps that ran on older ones.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationsettings
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// How the app may make itself heard.
  public let types: UIUserNotificationType

  /// Groups of actions that notifications offer.
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// A group of actions that notifications of a kind offer. Deprecated by Apple since iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationcategory
open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked: it has no state of its own.
  /// What notifications name it by; `nil` for one that was not named.
  open var identifier: String? { nil }
}

/// How an app may make itself heard. Deprecated by Apple since iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationtype
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}
