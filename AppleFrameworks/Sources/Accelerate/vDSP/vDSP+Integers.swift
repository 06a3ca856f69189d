// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Converts floats to doubles.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
    map(source) { Double($0) }
  }

  /// Converts doubles to floats.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
    map(source) { Float($0) }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int8 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int8.Type, rounding: RoundingMode
  ) -> [Int8] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int8(min(max(whole, Double(Int8.min)), Double(Int8.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int8 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int8.Type, rounding: RoundingMode
  ) -> [Int8] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int8(min(max(whole, Double(Int8.min)), Double(Int8.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int16 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int16.Type, rounding: RoundingMode
  ) -> [Int16] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int16(min(max(whole, Double(Int16.min)), Double(Int16.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int16 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int16.Type, rounding: RoundingMode
  ) -> [Int16] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int16(min(max(whole, Double(Int16.min)), Double(Int16.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int32 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int32.Type, rounding: RoundingMode
  ) -> [Int32] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int32(min(max(whole, Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int32 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int32.Type, rounding: RoundingMode
  ) -> [Int32] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int32(min(max(whole, Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt8 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
  ) -> [UInt8] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt8(min(max(whole, Double(UInt8.min)), Double(UInt8.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt8 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
  ) -> [UInt8] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt8(min(max(whole, Double(UInt8.min)), Double(UInt8.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt16 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
  ) -> [UInt16] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt16(min(max(whole, Double(UInt16.min)), Double(UInt16.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt16 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
  ) -> [UInt16] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt16(min(max(whole, Double(UInt16.min)), Double(UInt16.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt32 { map(vector) { Float($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt32.Type, rounding: RoundingMode
  ) -> [UInt32] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt32(min(max(whole, Double(UInt32.min)), Double(UInt32.max)))
    }
  }

  /// Converts integers to floating-point numbers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt32 { map(vector) { Double($0) } }

  /// Returns floating-point numbers converted to integers, clamped to the range of the type.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt32.Type, rounding: RoundingMode
  ) -> [UInt32] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt32(min(max(whole, Double(UInt32.min)), Double(UInt32.max)))
    }
  }

  /// The order of sorted elements.
  public enum SortOrder: Int32, Sendable {
    case ascending = 1
    case descending = -1
  }

  /// The mode of rounding numbers to integers.
  public enum RoundingMode: Sendable {
    case towardZero
    case towardNearestInteger
  }

  /// The rule for elements that are less than a threshold.
  public enum ThresholdRule<T> {
    /// The elements are replaced with the threshold.
    case clampToThreshold
    /// The elements are replaced with 0.
    case zeroFill
    /// All elements are replaced with a number, which is negated for elements that are less than the threshold.
    case signedConstant(_: T)
  }
}
