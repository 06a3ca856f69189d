// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// Functions of each element of a vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vforce
public enum vForce {
  /// `sqrt` of each element.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.squareRoot() } }
  }

  /// `sqrt` of each element.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.squareRoot() } }
  }

  /// `exp` of each element.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }

  /// `exp` of each element.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }

  /// `exp2` of each element.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp2($0) } }
  }

  /// `exp2` of each element.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp2($0) } }
  }

  /// `log` of each element.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }

  /// `log` of each element.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }

  /// `log2` of each element.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log2($0) } }
  }

  /// `log2` of each element.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log2($0) } }
  }

  /// `log10` of each element.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }

  /// `log10` of each element.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }

  /// `log1p` of each element.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log1p($0) } }
  }

  /// `log1p` of each element.
  public static func log1p<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log1p($0) } }
  }

  /// `expm1` of each element.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.expm1($0) } }
  }

  /// `expm1` of each element.
  public static func expm1<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.expm1($0) } }
  }

  /// `sin` of each element.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }

  /// `sin` of each element.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }

  /// `cos` of each element.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }

  /// `cos` of each element.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }

  /// `tan` of each element.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
  }

  /// `tan` of each element.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tan($0) } }
  }

  /// `asin` of each element.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asin($0) } }
  }

  /// `asin` of each element.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asin($0) } }
  }

  /// `acos` of each element.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acos($0) } }
  }

  /// `acos` of each element.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acos($0) } }
  }

  /// `atan` of each element.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atan($0) } }
  }

  /// `atan` of each element.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atan($0) } }
  }

  /// `sinh` of each element.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sinh($0) } }
  }

  /// `sinh` of each element.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sinh($0) } }
  }

  /// `cosh` of each element.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cosh($0) } }
  }

  /// `cosh` of each element.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cosh($0) } }
  }

  /// `tanh` of each element.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
  }

  /// `tanh` of each element.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.tanh($0) } }
  }

  /// `asinh` of each element.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asinh($0) } }
  }

  /// `asinh` of each element.
  public static func asinh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.asinh($0) } }
  }

  /// `acosh` of each element.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acosh($0) } }
  }

  /// `acosh` of each element.
  public static func acosh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.acosh($0) } }
  }

  /// `atanh` of each element.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atanh($0) } }
  }

  /// `atanh` of each element.
  public static func atanh<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.atanh($0) } }
  }

  /// `floor` of each element.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.down) } }
  }

  /// `floor` of each element.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.down) } }
  }

  /// `ceil` of each element.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.up) } }
  }

  /// `ceil` of each element.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.up) } }
  }

  /// `abs` of each element.
  public static func abs<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Swift.abs($0) } }
  }

  /// `abs` of each element.
  public static func abs<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Swift.abs($0) } }
  }

  /// `nearestInteger` of each element.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.toNearestOrEven) } }
  }

  /// `nearestInteger` of each element.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.toNearestOrEven) } }
  }

  /// `trunc` of each element.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.towardZero) } }
  }

  /// `trunc` of each element.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { $0.rounded(.towardZero) } }
  }

  /// `reciprocal` of each element.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0 } }
  }

  /// `reciprocal` of each element.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0 } }
  }

  /// `rsqrt` of each element.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0.squareRoot() } }
  }

  /// `rsqrt` of each element.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { 1 / $0.squareRoot() } }
  }

  /// `cbrt` of each element.
  public static func cbrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cbrt($0) } }
  }

  /// `cbrt` of each element.
  public static func cbrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cbrt($0) } }
  }

  /// The elements raised to the powers of another vector.
  public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [Float]
  where U.Element == Float, V.Element == Float {
    bases.withUnsafeBufferPointer { bases in
      exponents.withUnsafeBufferPointer { exponents in
        precondition(bases.count == exponents.count, "vForce: vectors of different lengths do not go together")
        return bases.indices.map { Foundation.pow(bases[$0], exponents[$0]) }
      }
    }
  }

  /// The elements raised to the powers of another vector.
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
