import UIKit

/// A value as an `AnyObject` whose members are looked up by name: those of numbers and other values are nil where it is none.
@_spi(Host)
public struct ObjectiveCObject {
  private let value: Any?

  /// Whatever `value as AnyObject` is made of.
  public init(_ value: Any?) { self.value = value }

  /// What `value as? AnyObject` is made of.
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

  // What the compiler makes of such a lookup on Apple's systems: an optional that unwraps itself.
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

  /// What a value of Foundation's holds, where it is of the other one's kind.
  private func held<Value>(like other: NSValue, _ read: (NSValue) -> Value) -> Value? {
    guard let value = value as? NSValue, strcmp(value.objCType, other.objCType) == 0 else {
      return converted(to: Value.self)
    }
    return read(value)
  }
}
