import CoreGraphics
import Foundation

/// The values of a filter's keys, in the types of the computation. A value of another class stops the program with a
/// message.
struct FilterValues {
  private let filter: String
  private let values: [String: Any]

  init(filter: String, _ values: [String: Any]) {
    self.filter = filter
    self.values = values
  }

  private func value<Value>(_ key: String, _ className: String, _ read: (Any) -> Value?) -> Value? {
    guard let value = values[key] else { return nil }
    guard let result = read(value) else {
      fatalError("CIFilter: the filter \(filter) takes a \(className) for \"\(key)\", not \(type(of: value))")
    }
    return result
  }

  func image(_ key: String) -> CIImage? { value(key, "CIImage") { $0 as? CIImage } }

  func number(_ key: String) -> Double { value(key, "NSNumber") { CoreImage.number($0) } ?? 0 }

  func float(_ key: String) -> Float { Float(number(key)) }

  func isTrue(_ key: String) -> Bool { number(key) != 0 }

  func vector(_ key: String) -> CIVector {
    value(key, "CIVector") { value in
      switch value {
      case let vector as CIVector: vector
      case let point as CGPoint: CIVector(cgPoint: point)
      case let rect as CGRect: CIVector(cgRect: rect)
      default: nil
      }
    } ?? CIVector(x: 0)
  }

  func point(_ key: String) -> SIMD2<Double> {
    let vector = vector(key)
    return SIMD2(Double(vector.x), Double(vector.y))
  }

  func color(_ key: String) -> CIColor { value(key, "CIColor") { $0 as? CIColor } ?? .black }

  func data(_ key: String) -> Data? {
    value(key, "NSData") { ($0 as? Data) ?? ($0 as? NSData).map { Data(referencing: $0) } }
  }

  func text(_ key: String) -> String? {
    value(key, "NSString") { ($0 as? String) ?? ($0 as? NSString).map { $0 as String } }
  }

  func transform(_ key: String) -> CGAffineTransform {
    value(key, "NSValue of a transform") { value in
      switch value {
      case let transform as CGAffineTransform: transform
      case let value as NSValue: value.cgAffineTransformValue
      default: nil
      }
    } ?? .identity
  }
}

/// Returns a number of any type that apps set: `NSNumber`, `Float`, `CGFloat`, `Double`, `Int`, `Bool`.
func number(_ value: Any) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Float: Double(value)
  case let value as CGFloat: Double(value)
  case let value as Int: Double(value)
  case let value as Bool: value ? 1 : 0
  case let value as NSNumber: value.doubleValue
  case let value as any BinaryInteger: Double(value)
  default: nil
  }
}
