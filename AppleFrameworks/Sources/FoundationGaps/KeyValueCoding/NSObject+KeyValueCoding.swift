// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices

/// Access to properties by their keys.
///
/// The properties that a project's classes expose to Objective-C, stored properties, and common properties of UIKit's
/// classes are supported. An unknown key of a project's class stops the program, as on Apple's systems. An unknown key
/// of a UIKit class is reported, because the property may exist on a device.
///
/// - Source: developer.apple.com/documentation/objectivec/nskeyvaluecoding
extension _KeyValueCodingAndObserving {
  /// Returns the value of a property; `nil` for an empty optional. Enumerations are returned as their raw values.
  public func value(forKey key: String) -> Any? {
    if let custom = self as? any GivesKeyedValues { return custom.value(forKey: key) }
    return inherited_value(forKey: key)
  }

  @_spi(Host)
  public func inherited_value(forKey key: String) -> Any? {
    guard let object = self as? NSObject else { return nil }
    switch KeyedAccess.read(key, of: object) {
    case .value(let value): return value
    case .unknown: return value(forUndefinedKey: key)
    }
  }

  /// Returns the value at a key path. Keys such as `@count` or `@sum.price` aggregate the objects of a collection.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyPathText.split(keyPath)
    if key.hasPrefix("@") { return CollectionOperator.value(key, rest, of: self) }
    guard let rest else { return value(forKey: key) }
    switch value(forKey: key) {
    case let object as NSObject: return object.value(forKeyPath: rest)
    case let list as [Any]: return (list as NSArray).value(forKeyPath: rest)
    case let dictionary as [String: Any]: return (dictionary as NSDictionary).value(forKeyPath: rest)
    default: return nil
    }
  }

  /// Sets a property. Numbers of other types are converted.
  public func setValue(_ value: Any?, forKey key: String) {
    if let custom = self as? any TakesKeyedValues { return custom.setValue(value, forKey: key) }
    inherited_setValue(value, forKey: key)
  }

  @_spi(Host)
  public func inherited_setValue(_ value: Any?, forKey key: String) {
    guard let object = self as? NSObject else { return }
    let isNotified =
      ObservationCenter.isInUse && !KeyValueProperties.isDynamic(key, type(of: object))
      && object.notifiesAutomatically(key)
    if isNotified { object.willChangeValue(forKey: key) }
    let result = KeyedAccess.set(value, key, of: object)
    if isNotified { object.didChangeValue(forKey: key) }
    switch result {
    case .done: break
    case .refusedNil: setNilValueForKey(key)
    case .wrongType:
      fatalError(
        "\(KeyedAccess.name(of: object)): \(value.map { type(of: $0) } ?? Any.self) is no value for the key \(key).")
    case .unknown: setValue(value, forUndefinedKey: key)
    }
  }

  /// Sets the property at a key path.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot]))
    let key = String(keyPath[keyPath.index(after: dot)...])
    (owner as? NSObject)?.setValue(value, forKey: key)
  }

  /// Handles reading an undefined key.
  public func value(forUndefinedKey key: String) -> Any? {
    if let custom = self as? any GivesUndefinedValues { return custom.value(forUndefinedKey: key) }
    return inherited_value(forUndefinedKey: key)
  }

  @_spi(Host)
  public func inherited_value(forUndefinedKey key: String) -> Any? {
    UndefinedKey.report("valueForUndefinedKey:", key, of: self)
    return nil
  }

  /// Handles setting an undefined key.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    if let custom = self as? any TakesUndefinedValues { return custom.setValue(value, forUndefinedKey: key) }
    inherited_setValue(value, forUndefinedKey: key)
  }

  @_spi(Host)
  public func inherited_setValue(_ value: Any?, forUndefinedKey key: String) {
    UndefinedKey.report("setValue:forUndefinedKey:", key, of: self)
  }

  /// Handles setting `nil` for a property that cannot be `nil`. It stops the program unless a class overrides it.
  public func setNilValueForKey(_ key: String) {
    if let custom = self as? any TakesNilForKeys { return custom.setNilValueForKey(key) }
    inherited_setNilValueForKey(key)
  }

  @_spi(Host)
  public func inherited_setNilValueForKey(_ key: String) {
    guard let object = self as? NSObject else { return }
    fatalError(
      "[\(KeyedAccess.name(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
  }

  /// Returns the values of several properties, with `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets several properties in the order of the keys. `NSNull` sets `nil`.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns an array whose changes apply to the property. Observers are notified of the inserted, removed or replaced
  /// objects.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    guard let object = self as? NSObject else { return NSMutableArray() }
    return PropertyArray(of: object, key: key)
  }

  /// Returns an array whose changes apply to the property at a key path.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
    let owner = value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    return (owner ?? NSObject()).mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}

enum KeyPathText {
  /// Returns the first key and the remaining keys; `nil` if there are no remaining keys.
  static func split(_ keyPath: String) -> (key: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}

/// A namespace for functions that handle keys without a property.
enum UndefinedKey {
  static func report(_ method: String, _ key: String, of receiver: Any) {
    guard let object = receiver as? NSObject else { return }
    let message =
      "[\(KeyedAccess.name(of: object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
    if AppleClass.above(type(of: object)) == nil { fatalError(message) }
    HostServices.tellDeveloper(message)
  }
}

/// An operator for collections: `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects` and
/// `@distinctUnionOfObjects`.
///
/// - Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/CollectionOperators.html
enum CollectionOperator {
  static func value(_ name: String, _ rest: String?, of receiver: Any) -> Any? {
    let objects: [Any]
    switch receiver {
    case let list as NSArray: objects = (0..<list.count).map { list.object(at: $0) }
    case let set as NSSet: objects = set.allObjects
    case let set as NSOrderedSet: objects = (0..<set.count).map { set.object(at: $0) }
    default: return nil
    }
    if name == "@count" { return objects.count }
    guard let rest else { return nil }
    let values = objects.compactMap { object in
      rest == "self" ? object : (object as? NSObject)?.value(forKeyPath: rest)
    }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min(by: isLess)
    case "@max": return values.max(by: isLess)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return NSOrderedSet(array: values).array
    default: return nil
    }
  }

  private static func isLess(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as NSNumber, let right as NSNumber): left.doubleValue < right.doubleValue
    case (let left as String, let right as String): left < right
    case (let left as Date, let right as Date): left < right
    default: false
    }
  }
}

/// A namespace for functions that find the module of an Apple class.
enum AppleClass {
  /// Returns the nearest class of UIKit, Foundation or another module of this framework among a class and its
  /// superclasses, except `NSObject`.
  static func above(_ class: AnyClass) -> (class: AnyClass, module: String)? {
    var next: AnyClass? = `class`
    while let current = next, current != NSObject.self {
      let module = String(_typeName(current, qualified: true).prefix { $0 != "." })
      if modules.contains(module) { return (current, module) }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static let modules: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "CoreData", "CoreLocation", "CoreMotion", "Foundation", "FoundationEssentials",
    "FoundationNetworking", "FoundationSupplement", "FoundationXML", "MapKit", "MediaPlayer", "Photos", "PhotosUI",
    "QuartzCore", "SafariServices", "StoreKit", "SwiftUI", "UIKit", "UserNotifications", "WebKit",
  ]
}
