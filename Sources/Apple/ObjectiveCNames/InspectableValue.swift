import Foundation

/// Values as a file writes them, as the types of properties.
enum InspectableValue {
  /// The value as a type; nil where it is not of that kind, or does not fit.
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
