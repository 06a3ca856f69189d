// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key-value store that a user's devices share. Nobody is signed in to iCloud here: values are stored in the
/// program and don't change externally.
///
/// - Source: developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Unchecked: the lock protects the values.
  /// The name of the notification that another device changed values, which is never posted here.
  public class var didChangeExternallyNotification: Notification.Name {
    Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  }

  open class var `default`: NSUbiquitousKeyValueStore { shared }
  private static let shared = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let number as Int: NSNumber(value: number)
    case let number as Int64: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as Bool: NSNumber(value: number)
    default: nil
    }
  }

  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// - Returns: `true`, since the store only has the values of the program.
  @discardableResult open func synchronize() -> Bool { true }
}

/// The key of the reason for an external change.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys of an external change.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
