import Foundation

/// A conversion of values in a file to the types of properties.
enum InspectableValue {
  /// Returns the value as a type, or nil if it cannot be converted or is out of range.
  static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number: Double
    switch value {
    case let value as Int: number = Double(value)
    case let value as Double: number = value
    default: return nil
    }
    switch type {
    case is CGFloat.Type: return CGFloat(number) as? Value
    case is Float.Type: return Float(number) as? Value
    case is Double.Type: return number as? Value
    case is Int.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
    case is UInt.Type: return UInt(exactly: number.rounded(.towardZero)) as? Value
    case is NSNumber.Type: return NSNumber(value: number) as? Value
    default: return nil
    }
  }
}
