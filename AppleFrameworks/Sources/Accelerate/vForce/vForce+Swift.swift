// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A namespace for functions that apply to each element of a vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vforce
public enum vForce {
  /// Returns `sqrt` of each element.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.squareRoot() } }
  }

  /// Returns `sqrt` of each element.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.squareRoot() } }
  }

  /// Returns `exp` of each element.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }

  /// Returns `exp` of each element.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }

  /// Returns `exp2` of each element.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp2($0) } }
  }

  /// Returns `exp2` of each element.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp2($0) } }
  }

  /// Returns `log` of each element.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }

  /// Returns `log` of each element.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }

  /// Returns `log2` of each element.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log2($0) } }
  }

  /// Returns `log2` of each element.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log2($0) } }
  }

  /// Returns `log10` of each element.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }

  /// Returns `log10` of each element.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }

  /// Returns `log1p` of each element.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log1p($0) } }
  }

  /// Returns `log1p` of each element.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log1p($0) } }
  }

  /// Returns `expm1` of each element.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.expm1($0) } }
  }

  /// Returns `expm1` of each element.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.expm1($0) } }
  }

  /// Returns `sin` of each element.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }

  /// Returns `sin` of each element.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }

  /// Returns `cos` of each element.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }

  /// Returns `cos` of each element.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }

  /// Returns `tan` of each element.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
  }

  /// Returns `tan` of each element.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
  }

  /// Returns `asin` of each element.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asin($0) } }
  }

  /// Returns `asin` of each element.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asin($0) } }
  }

  /// Returns `acos` of each element.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acos($0) } }
  }

  /// Returns `acos` of each element.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acos($0) } }
  }

  /// Returns `atan` of each element.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atan($0) } }
  }

  /// Returns `atan` of each element.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atan($0) } }
  }

  /// Returns `sinh` of each element.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sinh($0) } }
  }

  /// Returns `sinh` of each element.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sinh($0) } }
  }

  /// Returns `cosh` of each element.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cosh($0) } }
  }

  /// Returns `cosh` of each element.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cosh($0) } }
  }

  /// Returns `tanh` of each element.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
  }

  /// Returns `tanh` of each element.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
  }

  /// Returns `asinh` of each element.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asinh($0) } }
  }

  /// Returns `asinh` of each element.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asinh($0) } }
  }

  /// Returns `acosh` of each element.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acosh($0) } }
  }

  /// Returns `acosh` of each element.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acosh($0) } }
  }

  /// Returns `atanh` of each element.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atanh($0) } }
  }

  /// Returns `atanh` of each element.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atanh($0) } }
  }

  /// Returns `floor` of each element.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.down) } }
  }

  /// Returns `floor` of each element.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.down) } }
  }

  /// Returns `ceil` of each element.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.up) } }
  }

  /// Returns `ceil` of each element.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.up) } }
  }

  /// Returns `abs` of each element.
  public static func abs<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Swift.abs($0) } }
  }

  /// Returns `abs` of each element.
  public static func abs<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Swift.abs($0) } }
  }

  /// Returns `nearestInteger` of each element.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.toNearestOrEven) } }
  }

  /// Returns `nearestInteger` of each element.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.toNearestOrEven) } }
  }

  /// Returns `trunc` of each element.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.towardZero) } }
  }

  /// Returns `trunc` of each element.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.towardZero) } }
  }

  /// Returns `reciprocal` of each element.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0 } }
  }

  /// Returns `reciprocal` of each element.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0 } }
  }

  /// Returns `rsqrt` of each element.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0.squareRoot() } }
  }

  /// Returns `rsqrt` of each element.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0.squareRoot() } }
  }

  /// Returns `cbrt` of each element.
  public static func cbrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cbrt($0) } }
  }

  /// Returns `cbrt` of each element.
  public static func cbrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cbrt($0) } }
  }

  /// Returns the elements raised to the powers of another vector.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    bases.withUnsafeBufferPointer { bases in
      exponents.withUnsafeBufferPointer { exponents in
        precondition(bases.count == exponents.count, "vForce: vectors of different lengths do not go together")
        return bases.indices.map { Foundation.pow(bases[$0], exponents[$0]) }
      }
    }
  }

  /// Returns the elements raised to the powers of another vector.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Double]
  where U.Element == Double, V.Element == Double {
    bases.withUnsafeBufferPointer { bases in
      exponents.withUnsafeBufferPointer { exponents in
        precondition(bases.count == exponents.count, "vForce: vectors of different lengths do not go together")
        return bases.indices.map { Foundation.pow(bases[$0], exponents[$0]) }
      }
    }
  }
}
