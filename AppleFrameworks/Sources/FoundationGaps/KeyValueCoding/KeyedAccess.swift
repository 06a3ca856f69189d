import Foundation
import HostServices
@_spi(Host) import ObjectiveCNames
import QuartzCore

/// A namespace for functions that read and set properties by their keys, without calling overridden methods of a class.
enum KeyedAccess {
  enum Reading {
    case value(Any?)
    /// The object has no known property with the key.
    case unknown
  }

  enum Setting {
    case done
    /// The value is `nil` for a property that cannot be `nil`.
    case refusedNil
    case wrongType
    case unknown
  }

  /// Returns the value of a property: `nil` for an empty optional, and the raw value of an enumeration or option set.
  static func read(_ key: String, of object: NSObject) -> Reading {
    switch object {
    case let defaults as UserDefaults: return .value(defaults.object(forKey: key))
    case let dictionary as NSDictionary: return .value(dictionary.object(forKey: key))
    case let list as NSArray: return .value(eachValue(key, of: list.allObjectsInOrder))
    case let set as NSSet: return .value(NSSet(array: eachValue(key, of: set.allObjects)))
    case let layer as CALayer:
      nonisolated(unsafe) let layer = layer
      return .value(withoutIsolation { layer.value(forKey: key) })
    case let animation as CAAnimation:
      nonisolated(unsafe) let animation = animation
      return .value(withoutIsolation { animation.value(forKey: key) })
    default: break
    }
    if key == "self" { return .value(object) }
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    for name in [key, "is\(capital)", "get\(capital)"] {
      if let read = HostServices.value(named: name, of: object) { return .value(bridged(read())) }
    }
    if let property = KeyedTables.property(key, of: type(of: object)) {
      return .value(bridged(object[keyPath: property.path]))
    }
    return stored([key, "_\(key)", "is\(capital)", "_is\(capital)"], of: object)
  }

  private static func eachValue(_ key: String, of objects: [Any]) -> [Any] {
    objects.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
  }

  /// Returns the value of a stored property, like `accessInstanceVariablesDirectly`.
  private static func stored(_ names: [String], of object: NSObject) -> Reading {
    for name in names {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        for child in current.children {
          if child.label == name { return .value(bridged(child.value)) }
          if child.label == "$__lazy_storage_$_\(name)" { return .value(bridged(child.value)) }
        }
        mirror = current.superclassMirror
      }
    }
    return .unknown
  }

  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Setting {
    switch object {
    case let defaults as UserDefaults:
      if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
      return .done
    case let dictionary as NSMutableDictionary:
      if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
      return .done
    case let list as NSArray:
      for element in list.allObjectsInOrder { (element as? NSObject)?.setValue(value, forKey: key) }
      return .done
    case let layer as CALayer:
      nonisolated(unsafe) let (layer, value) = (layer, value)
      withoutIsolation { layer.setValue(value, forKey: key) }
      return .done
    case let animation as CAAnimation:
      nonisolated(unsafe) let (animation, value) = (animation, value)
      withoutIsolation { animation.setValue(value, forKey: key) }
      return .done
    default: break
    }
    let given = value is NSNull ? nil : value
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    for name in [key, "is\(capital)"] {
      if HostServices.set(given, named: name, of: object) { return .done }
    }
    guard let property = KeyedTables.property(key, of: type(of: object)) else { return .unknown }
    guard let path = property.path as? any SettablePath else { return .unknown }
    return path.set(given, of: object) ? .done : given == nil ? .refusedNil : .wrongType
  }

  /// Returns a value in the form of key-value coding.
  static func bridged(_ value: Any?) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    if value is AnyObject.Type || type(of: value) is AnyClass { return value }
    if let raw = value as? any RawRepresentable { return raw.rawValue }
    return value
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any EmptiableValue else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }

  /// Returns the name of an object in messages, such as `<App.Store: 0x600000c08000>`.
  static func name(of object: NSObject) -> String {
    "<\(_typeName(type(of: object), qualified: true)): \(Unmanaged.passUnretained(object).toOpaque())>"
  }
}

private protocol EmptiableValue {
  var wrapped: Any? { get }
}

extension Optional: EmptiableValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}

extension NSArray {
  fileprivate var allObjectsInOrder: [Any] { (0..<count).map { object(at: $0) } }
}

extension ReferenceWritableKeyPath: SettablePath {
  func set(_ value: Any?, of object: Any) -> Bool {
    guard let object = object as? Root else { return false }
    if let value: Value = try? KeyedValue(value)() {
      object[keyPath: self] = value
    } else if let number = value.flatMap(KeyedNumber.init)?.converted(to: Value.self) {
      object[keyPath: self] = number
    } else {
      return false
    }
    return true
  }
}

/// A number to which a property is set. Key-value coding converts it to the property's type, like `NSNumber`.
private struct KeyedNumber {
  private let number: NSNumber

  init?(_ value: Any) {
    switch value {
    case let value as NSNumber: number = value
    case let value as Bool: number = NSNumber(value: value)
    case let value as any BinaryInteger: number = NSNumber(value: Int(truncatingIfNeeded: value))
    case let value as Double: number = NSNumber(value: value)
    case let value as Float: number = NSNumber(value: value)
    case let value as CGFloat: number = NSNumber(value: Double(value))
    default: return nil
    }
  }

  func converted<Value>(to type: Value.Type) -> Value? {
    let result: Any? =
      switch type {
      case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
      case is Double.Type, is Double?.Type: number.doubleValue
      case is Float.Type, is Float?.Type: number.floatValue
      case is Int.Type, is Int?.Type: number.intValue
      case is UInt.Type, is UInt?.Type: number.uintValue
      case is Bool.Type, is Bool?.Type: number.boolValue
      default: nil
      }
    return result as? Value
  }
}
