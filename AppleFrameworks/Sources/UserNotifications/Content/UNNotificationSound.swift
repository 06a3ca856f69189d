import Foundation

/// The name of a sound file in the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
///
/// - Source: developer.apple.com/documentation/usernotifications/unnotificationsound
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  private let key: String

  private init(key: String) { self.key = key }

  public convenience init(named name: UNNotificationSoundName) { self.init(key: "file:\(name.rawValue)") }

  /// The initializer up to Swift 4.1.
  @available(swift, obsoleted: 4.2, message: "use UNNotificationSoundName")
  public convenience init(named name: String) { self.init(key: "file:\(name)") }

  open class var `default`: UNNotificationSound { UNNotificationSound(key: "default") }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(key: "ringtone") }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(key: "critical") }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(key: "critical at \(volume)")
  }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(key: "critical file:\(name.rawValue)")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.key == key }
  open override var hash: Int { key.hashValue }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
