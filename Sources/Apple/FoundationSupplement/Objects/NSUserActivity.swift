// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// What a user does in an app, so that it can be gone on with later, or elsewhere.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked: its lock guards whether it is current; its app sets the rest up before it hands it on.
  private let lock = NSLock()
  private var isActive = false

  /// Creates an activity of a type, as Info.plist's `NSUserActivityTypes` has it.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// What kind of activity it is.
  public let activityType: String

  /// What the activity is called for the user.
  ///
  /// - Default: `nil`.
  open var title: String?

  /// What it takes to go on with the activity.
  ///
  /// - Default: `nil`.
  open var userInfo: [AnyHashable: Any]?

  /// The keys of ``userInfo`` that have to be kept.
  ///
  /// - Default: `nil`, all.
  open var requiredUserInfoKeys: Set<String>?

  /// Words by which the activity is found.
  ///
  /// - Default: none.
  open var keywords: Set<String> = []

  /// The web page that shows the same.
  ///
  /// - Default: `nil`.
  open var webpageURL: URL?

  /// The web page that led to the activity.
  ///
  /// - Default: `nil`.
  open var referrerURL: URL?

  /// When the activity is to be forgotten.
  ///
  /// - Default: the distant future.
  open var expirationDate = Date.distantFuture

  /// The content that the activity is about.
  ///
  /// - Default: `nil`.
  open var targetContentIdentifier: String?

  /// What the activity is told apart by, so that it can be deleted.
  ///
  /// - Default: `nil`.
  open var persistentIdentifier: String?

  /// Whether ``userInfo`` has to be brought up to date before it is taken elsewhere: ``delegate`` is asked then.
  ///
  /// - Default: `false`.
  open var needsSave = false

  /// Whether the user may go on with the activity on another device.
  ///
  /// - Default: `true`.
  open var isEligibleForHandoff = true

  /// Whether the activity is found by searching the device.
  ///
  /// - Default: `false`.
  open var isEligibleForSearch = false

  /// Whether all people may find the activity.
  ///
  /// - Default: `false`.
  open var isEligibleForPublicIndexing = false

  /// Whether Siri may suggest the activity.
  ///
  /// - Default: `false`.
  open var isEligibleForPrediction = false

  /// Hears before the activity is taken elsewhere. It isn't retained.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Adds to ``userInfo``.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user does this now.
  open func becomeCurrent() {
    let begins = lock.withLock {
      defer { isActive = true }
      return !isActive
    }
    if begins { CurrentActivity.shared.become(self) }
  }

  /// Says that the user does something else now.
  open func resignCurrent() {
    lock.withLock { isActive = false }
    CurrentActivity.shared.resign(self)
  }

  /// Ends the activity for good.
  open func invalidate() { resignCurrent() }

  /// Returns the activity, as it is taken elsewhere: brought up to date where it needs that.
  package func saved() -> NSUserActivity {
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
    return self
  }
}

/// What activities of the web are called.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears of an activity that is taken elsewhere. Every method is optional.
///
/// - Source: developer.apple.com/documentation/foundation/nsuseractivitydelegate
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Bring `userInfo` up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The activity goes on elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What the user does now.
package final class CurrentActivity: @unchecked Sendable {
  // Unchecked: its lock guards what changes.
  // The process has one, as a device has.
  package static let shared = CurrentActivity()

  private let lock = NSLock()
  private weak var current: NSUserActivity?

  package var activity: NSUserActivity? { lock.withLock { current } }

  func become(_ activity: NSUserActivity) { lock.withLock { current = activity } }

  func resign(_ activity: NSUserActivity) { lock.withLock { if current === activity { current = nil } } }
}
