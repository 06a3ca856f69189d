import Foundation

// What a class overrides of key-value coding and observing, a protocol for each member. The class nearest to NSObject
// that overrides a member conforms, and calls `inherited_…` for `super`. Rewriting has the same list
// (`KeyValueOverrideRule`).

/// `observeValue(forKeyPath:of:change:context:)`
@_spi(Host)
@preconcurrency
public protocol ObservesValues: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// `addObserver(_:forKeyPath:options:context:)`
@_spi(Host)
@preconcurrency
public protocol AddsObservers: AnyObject {
  func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?)
}

/// `removeObserver(_:forKeyPath:)`
@_spi(Host)
@preconcurrency
public protocol RemovesObservers: AnyObject {
  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
}

/// `willChangeValue(forKey:)`
@_spi(Host)
@preconcurrency
public protocol AnnouncesChanges: AnyObject {
  func willChangeValue(forKey key: String)
}

/// `didChangeValue(forKey:)`
@_spi(Host)
@preconcurrency
public protocol ConfirmsChanges: AnyObject {
  func didChangeValue(forKey key: String)
}

/// `value(forKey:)`
@_spi(Host)
@preconcurrency
public protocol GivesKeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// `setValue(_:forKey:)`
@_spi(Host)
@preconcurrency
public protocol TakesKeyedValues: AnyObject {
  func setValue(_ value: Any?, forKey key: String)
}

/// `value(forUndefinedKey:)`
@_spi(Host)
@preconcurrency
public protocol GivesUndefinedValues: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
}

/// `setValue(_:forUndefinedKey:)`
@_spi(Host)
@preconcurrency
public protocol TakesUndefinedValues: AnyObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// `setNilValueForKey(_:)`
@_spi(Host)
@preconcurrency
public protocol TakesNilForKeys: AnyObject {
  func setNilValueForKey(_ key: String)
}

/// `keyPathsForValuesAffectingValue(forKey:)`
@_spi(Host)
@preconcurrency
public protocol KnowsAffectingKeyPaths: AnyObject {
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// `automaticallyNotifiesObservers(forKey:)`
@_spi(Host)
@preconcurrency
public protocol DecidesNotifications: AnyObject {
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}
