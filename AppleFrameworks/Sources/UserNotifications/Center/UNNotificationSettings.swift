import Foundation

/// The setting of one kind of notification.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled, enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner, alert
}

/// The setting for displaying previews.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated, never
}

/// The notification settings of an app, which the user controls.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsettings
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
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
