// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An activity of the user that can be continued later or on another device.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked: the lock protects whether it is current, and an app configures the rest before passing it on.
  private let lock = NSLock()
  private var isActive = false

  /// Creates an activity with a type in `NSUserActivityTypes` of Info.plist.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// The type of the activity.
  public let activityType: String

  /// The title of the activity for the user.
  ///
  /// - Default: `nil`.
  open var title: String?

  /// The data for continuing the activity.
  ///
  /// - Default: `nil`.
  open var userInfo: [AnyHashable: Any]?

  /// The required keys of ``userInfo``.
  ///
  /// - Default: `nil`, all.
  open var requiredUserInfoKeys: Set<String>?

  /// The keywords for searching the activity.
  ///
  /// - Default: none.
  open var keywords: Set<String> = []

  /// The corresponding web page.
  ///
  /// - Default: `nil`.
  open var webpageURL: URL?

  /// The web page that led to the activity.
  ///
  /// - Default: `nil`.
  open var referrerURL: URL?

  /// The date after which the activity is deleted.
  ///
  /// - Default: the distant future.
  open var expirationDate = Date.distantFuture

  /// The identifier of the activity's content.
  ///
  /// - Default: `nil`.
  open var targetContentIdentifier: String?

  /// The identifier with which the activity can be deleted.
  ///
  /// - Default: `nil`.
  open var persistentIdentifier: String?

  /// Whether ``userInfo`` must be updated by the ``delegate`` before the activity is handed off.
  ///
  /// - Default: `false`.
  open var needsSave = false

  /// Whether the user can continue the activity on another device.
  ///
  /// - Default: `true`.
  open var isEligibleForHandoff = true

  /// Whether the activity is available in on-device search.
  ///
  /// - Default: `false`.
  open var isEligibleForSearch = false

  /// Whether the activity is available in search for all users.
  ///
  /// - Default: `false`.
  open var isEligibleForPublicIndexing = false

  /// Whether Siri can suggest the activity.
  ///
  /// - Default: `false`.
  open var isEligibleForPrediction = false

  /// The delegate that is notified before the activity is handed off. The reference is weak.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Adds entries to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity the current one.
  open func becomeCurrent() {
    let begins = lock.withLock {
      defer { isActive = true }
      return !isActive
    }
    if begins { CurrentActivity.shared.become(self) }
  }

  /// Makes the activity no longer the current one.
  open func resignCurrent() {
    lock.withLock { isActive = false }
    CurrentActivity.shared.resign(self)
  }

  /// Invalidates the activity permanently.
  open func invalidate() { resignCurrent() }

  /// Returns the activity for handoff, updated if needed.
  package func saved() -> NSUserActivity {
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
    return self
  }
}

/// The type of web activities.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The methods that report the handoff of an activity. All of them are optional.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Asks the delegate to update `userInfo`.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Tells the delegate that the activity was continued on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The current activity of the user.
package final class CurrentActivity: @unchecked Sendable {
  // Unchecked: the lock protects the mutable state. The process has one, like a device.
  package static let shared = CurrentActivity()

  private let lock = NSLock()
  private weak var current: NSUserActivity?

  package var activity: NSUserActivity? { lock.withLock { current } }

  func become(_ activity: NSUserActivity) { lock.withLock { current = activity } }

  func resign(_ activity: NSUserActivity) { lock.withLock { if current === activity { current = nil } } }
}
