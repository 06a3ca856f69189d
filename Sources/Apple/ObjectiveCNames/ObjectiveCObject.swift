import UIKit

/// A value as an `AnyObject` with lookups of members by name. Members of numbers and other values are nil if the value
/// is of another kind.
@_spi(Host)
public struct ObjectiveCObject {
  private let value: Any?

  /// Creates the replacement for `value as AnyObject`.
  public init(_ value: Any?) { self.value = value }

  /// Returns the replacement for `value as? AnyObject`.
  public static func ifAny(_ value: Any?) -> ObjectiveCObject? { value.map { ObjectiveCObject($0) } }

  private func converted<Value>(to type: Value.Type) -> Value? {
    value.flatMap { BridgedValue.converted($0, to: type) }
  }

  private var number: NSNumber? {
    if let number = value as? NSNumber { return number }
    if let text = converted(to: String.self) { return NSNumber(value: (text as NSString).doubleValue) }
    if let whole = value as? Int { return NSNumber(value: whole) }
    return converted(to: Double.self).map { NSNumber(value: $0) }
  }

  // On Apple's systems, such lookups are implicitly unwrapped optionals.
  public var doubleValue: Double! { number?.doubleValue }
  public var floatValue: Float! { number?.floatValue }
  public var intValue: Int! { number?.intValue }
  public var integerValue: Int! { number?.intValue }
  public var int32Value: Int32! { number?.int32Value }
  public var int64Value: Int64! { number?.int64Value }
  public var uintValue: UInt! { number?.uintValue }
  public var boolValue: Bool! { converted(to: Bool.self) ?? number?.boolValue }
  public var stringValue: String! { number?.stringValue }

  public var cgRectValue: CGRect! { converted(to: CGRect.self) }
  public var cgPointValue: CGPoint! { converted(to: CGPoint.self) }
  public var cgSizeValue: CGSize! { converted(to: CGSize.self) }
  public var cgVectorValue: CGVector! { held(like: NSValue(cgVector: CGVector()), \.cgVectorValue) }
  public var cgAffineTransformValue: CGAffineTransform! {
    held(like: NSValue(cgAffineTransform: .identity), \.cgAffineTransformValue)
  }
  public var uiEdgeInsetsValue: UIEdgeInsets! { held(like: NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue) }
  public var uiOffsetValue: UIOffset! { held(like: NSValue(uiOffset: .zero), \.uiOffsetValue) }

  /// Returns the content of a value of Foundation, if it is of the same kind as another one.
  private func held<Value>(like other: NSValue, _ read: (NSValue) -> Value) -> Value? {
    guard let value = value as? NSValue, strcmp(value.objCType, other.objCType) == 0 else {
      return converted(to: Value.self)
    }
    return read(value)
  }
}
