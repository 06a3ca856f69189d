/// The notification settings of an app. Apple deprecated them in iOS 10; apps that support older versions still use
/// them.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationsettings
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// The types of notifications.
  public let types: UIUserNotificationType

  /// The groups of actions in notifications.
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// A group of actions for a category of notifications. Apple deprecated it in iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationcategory
open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  /// The identifier of the category; `nil` if it has none.
  open var identifier: String? { nil }
}

/// The types of notifications. Apple deprecated them in iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationtype
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}
