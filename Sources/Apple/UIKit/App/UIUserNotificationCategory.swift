/// A group of actions that notifications of a kind offer. Deprecated by Apple since iOS 10.
///
/// - Source: developer.apple.com/documentation/uikit/uiusernotificationcategory
open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
  /// What notifications name it by; `nil` for one that was not named.
  open var identifier: String? { nil }
}
