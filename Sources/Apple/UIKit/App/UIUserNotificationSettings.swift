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
