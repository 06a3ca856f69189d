import Foundation

/// Whether one kind of notifying is on.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled, enabled
}

/// How alerts are shown.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner, alert
}

/// When previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated, never
}

/// What an app may do to notify, and how the person at the device wants it.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: It never changes.
  private let options: UNAuthorizationOptions
  public let authorizationStatus: UNAuthorizationStatus

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    switch authorizationStatus {
    case .notDetermined: .notSupported
    case .denied: .disabled
    case .authorized, .provisional, .ephemeral: options.contains(option) ? .enabled : .notSupported
    }
  }

  open var soundSetting: UNNotificationSetting { setting(.sound) }
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
  open var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { setting(.alert) == .enabled ? .banner : .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
