import UIKit

/// A conversion of untyped values, from a message or a key, to the types of parameters and properties.
enum BridgedValue {
  /// Returns the value as a type, or nil if it cannot be converted. Foundation's classes and Swift's types are bridged,
  /// as with Objective-C.
  static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let value = InspectableValue.converted(value, to: type) { return value }
    if let value = mutableCollection(value, type) as? Value { return value }
    // The value may be an optional in an `Any`.
    guard let inner = (value as? any OptionalValue)?.wrapped else { return nil }
    return converted(inner, to: type)
  }

  /// Returns a mutable copy of a collection, if the type is one of Foundation's mutable collections.
  private static func mutableCollection<Value>(_ value: Any, _ type: Value.Type) -> Any? {
    switch type {
    case is NSMutableArray.Type: (value as? [Any]).map { NSMutableArray(array: $0) }
    case is NSMutableDictionary.Type: (value as? [AnyHashable: Any]).map { NSMutableDictionary(dictionary: $0) }
    case is NSMutableSet.Type: (value as? Set<AnyHashable>).map { NSMutableSet(set: $0) }
    case is NSMutableString.Type: (value as? String).map { NSMutableString(string: $0) }
    default: nil
    }
  }
}

/// The `nil` values of types that have one.
enum AbsentValue {
  static func of<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.absent as? Value }
    return (type == Any.self) ? (Optional<Any>.none as Any) as? Value : nil
  }
}

private protocol OptionalValue {
  static var absent: Any { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var absent: Any { Self.none as Any }
  fileprivate var wrapped: Any? { self }
}
