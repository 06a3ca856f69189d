import UIKit

/// Values that come without their types, from a message or a key, as the types of parameters and properties.
enum BridgedValue {
  /// The value as a type; nil where it is not of that kind. Foundation's classes and Swift's types stand for each other, as with
  /// Objective-C.
  static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let value = InspectableValue.converted(value, to: type) { return value }
    // What was put into `Any` as an optional.
    guard let inner = (value as? any OptionalValue)?.wrapped else { return nil }
    return converted(inner, to: type)
  }
}

/// The `nil` of types that have one.
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
