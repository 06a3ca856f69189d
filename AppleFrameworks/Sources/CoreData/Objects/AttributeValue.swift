import Foundation

/// A namespace for functions that convert attribute values to the form in which objects and stores keep them:
/// `NSNumber` for numbers, and Swift types for all others.
enum AttributeValue {
  static func normalized(_ value: Any, _ attribute: NSAttributeDescription) -> Any {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let number = number(value) { return NSNumber(value: number.int64Value) }
    case .doubleAttributeType:
      if let number = number(value) { return NSNumber(value: number.doubleValue) }
    case .floatAttributeType:
      if let number = number(value) { return NSNumber(value: number.floatValue) }
    case .booleanAttributeType:
      if let number = number(value) { return NSNumber(value: number.boolValue) }
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      if let decimal = value as? NSDecimalNumber { return decimal }
      if let number = number(value) { return NSDecimalNumber(string: number.stringValue) }
    case .stringAttributeType:
      if let text = value as? String { return text }
    case .dateAttributeType:
      if let date = value as? Date { return date }
    case .binaryDataAttributeType:
      if let data = value as? Data { return data }
    case .UUIDAttributeType:
      if let id = value as? UUID { return id }
    case .URIAttributeType:
      if let url = value as? URL { return url }
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType, .compositeAttributeType:
      return value
    }
    fatalError(
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
        + "\(attribute.attributeValueClassName ?? "?"); given type = \(Swift.type(of: value)); value = \(value).")
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let whole as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: whole))
    case let number as Double: NSNumber(value: number)
    case let number as Float: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: number.native)
    case let value as any RawRepresentable: self.number(value.rawValue)
    default: nil
    }
  }

  /// Returns a default value from a model's file.
  static func ofText(_ value: Any, _ type: NSAttributeType) -> Any? {
    guard let text = value as? String else { return value }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: Int64($0)) }
    case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: return NSNumber(value: ["YES", "true", "1"].contains(text))
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .dateAttributeType: return Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return text
    }
  }

  /// Returns a value as the type of a property. A missing value is converted to that of Objective-C's accessors: zero,
  /// or an empty collection.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value {
      if let fitting = value as? Value { return fitting }
      if let optional = Value.self as? any AnyOptional.Type { return optional.wrapping(value) as? Value }
      if let number = value as? NSNumber { return scalar(number, type) }
      return nil
    }
    if let optional = Value.self as? any AnyOptional.Type { return optional.absent as? Value }
    return scalar(NSNumber(value: 0), type)
  }

  private static func scalar<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    switch type {
    case is Bool.Type: return number.boolValue as? Value
    case let integer as any FixedWidthInteger.Type: return wholeNumber(number.int64Value, integer) as? Value
    case is Double.Type: return number.doubleValue as? Value
    case is Float.Type: return number.floatValue as? Value
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case is Decimal.Type: return number.decimalValue as? Value
    case is NSDecimalNumber.Type: return NSDecimalNumber(decimal: number.decimalValue) as? Value
    case let type as any RawRepresentable.Type: return enumeration(number, type) as? Value
    default: return nil
    }
  }

  private static func wholeNumber<Number: FixedWidthInteger>(_ value: Int64, _ type: Number.Type) -> Number {
    Number(truncatingIfNeeded: value)
  }

  private static func enumeration<Kind: RawRepresentable>(_ number: NSNumber, _ type: Kind.Type) -> Kind? {
    scalar(number, Kind.RawValue.self).flatMap { Kind(rawValue: $0) }
  }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? RelatedIDs { return (second as? RelatedIDs).map { first.isSame(as: $0) } ?? false }
      if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return false
    default: return false
    }
  }
}

protocol AnyOptional {
  static var absent: Any { get }
  static func wrapping(_ value: Any) -> Any?
}

extension Optional: AnyOptional {
  static var absent: Any { Self.none as Any }
  static func wrapping(_ value: Any) -> Any? {
    AttributeValue.converted(value, to: Wrapped.self).map { Optional.some($0) as Any }
  }
}
