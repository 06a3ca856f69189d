import Foundation

// A protocol for each member of key-value coding and observing that a class can override. The class nearest to
// `NSObject` that overrides a member conforms to the protocol, and calls `inherited_…` instead of `super`. The
// rewriting uses the same list (`KeyValueOverrideRule`).

/// A class that overrides `observeValue(forKeyPath:of:change:context:)`.
@_spi(Host)
@preconcurrency
public protocol ObservesValues: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

/// A class that overrides `addObserver(_:forKeyPath:options:context:)`.
@_spi(Host)
@preconcurrency
public protocol AddsObservers: AnyObject {
  func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?)
}

/// A class that overrides `removeObserver(_:forKeyPath:)`.
@_spi(Host)
@preconcurrency
public protocol RemovesObservers: AnyObject {
  func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
}

/// A class that overrides `willChangeValue(forKey:)`.
@_spi(Host)
@preconcurrency
public protocol AnnouncesChanges: AnyObject {
  func willChangeValue(forKey key: String)
}

/// A class that overrides `didChangeValue(forKey:)`.
@_spi(Host)
@preconcurrency
public protocol ConfirmsChanges: AnyObject {
  func didChangeValue(forKey key: String)
}

/// A class that overrides `value(forKey:)`.
@_spi(Host)
@preconcurrency
public protocol GivesKeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// A class that overrides `setValue(_:forKey:)`.
@_spi(Host)
@preconcurrency
public protocol TakesKeyedValues: AnyObject {
  func setValue(_ value: Any?, forKey key: String)
}

/// A class that overrides `value(forUndefinedKey:)`.
@_spi(Host)
@preconcurrency
public protocol GivesUndefinedValues: AnyObject {
  func value(forUndefinedKey key: String) -> Any?
}

/// A class that overrides `setValue(_:forUndefinedKey:)`.
@_spi(Host)
@preconcurrency
public protocol TakesUndefinedValues: AnyObject {
  func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// A class that overrides `setNilValueForKey(_:)`.
@_spi(Host)
@preconcurrency
public protocol TakesNilForKeys: AnyObject {
  func setNilValueForKey(_ key: String)
}

/// A class that overrides `keyPathsForValuesAffectingValue(forKey:)`.
@_spi(Host)
@preconcurrency
public protocol KnowsAffectingKeyPaths: AnyObject {
  static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// A class that overrides `automaticallyNotifiesObservers(forKey:)`.
@_spi(Host)
@preconcurrency
public protocol DecidesNotifications: AnyObject {
  static func automaticallyNotifiesObservers(forKey key: String) -> Bool
}
