import Foundation

/// The conversion `width as NSNumber`, which other numbers support.
///
/// - Source: developer.apple.com/documentation/foundation/nsnumber
// On Apple's systems, Foundation declares it, and other modules can't add it.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// Creates the value of a number, rounded to the nearest representable one.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Creates the value of a number; `nil` if it is not exactly representable.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
