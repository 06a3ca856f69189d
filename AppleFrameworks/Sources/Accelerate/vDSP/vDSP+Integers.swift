// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Floats as doubles.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double] where U.Element == Float {
    map(source) { Double($0) }
  }

  /// Doubles as floats.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float] where U.Element == Double {
    map(source) { Float($0) }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int8 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int8.Type, rounding: RoundingMode
  ) -> [Int8] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int8(min(max(whole, Double(Int8.min)), Double(Int8.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int8 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int8.Type, rounding: RoundingMode
  ) -> [Int8] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int8(min(max(whole, Double(Int8.min)), Double(Int8.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int16 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int16.Type, rounding: RoundingMode
  ) -> [Int16] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int16(min(max(whole, Double(Int16.min)), Double(Int16.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int16 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int16.Type, rounding: RoundingMode
  ) -> [Int16] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int16(min(max(whole, Double(Int16.min)), Double(Int16.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == Int32 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int32.Type, rounding: RoundingMode
  ) -> [Int32] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int32(min(max(whole, Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == Int32 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int32.Type, rounding: RoundingMode
  ) -> [Int32] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : Int32(min(max(whole, Double(Int32.min)), Double(Int32.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt8 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
  ) -> [UInt8] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt8(min(max(whole, Double(UInt8.min)), Double(UInt8.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt8 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
  ) -> [UInt8] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt8(min(max(whole, Double(UInt8.min)), Double(UInt8.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt16 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
  ) -> [UInt16] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt16(min(max(whole, Double(UInt16.min)), Double(UInt16.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt16 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
  ) -> [UInt16] where U.Element == Double {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt16(min(max(whole, Double(UInt16.min)), Double(UInt16.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Float.Type) -> [Float]
  where U.Element == UInt32 { map(vector) { Float($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt32.Type, rounding: RoundingMode
  ) -> [UInt32] where U.Element == Float {
    map(vector) { value in
      let whole = Double(value).rounded(rounding == .towardZero ? .towardZero : .toNearestOrEven)
      return whole.isNaN ? 0 : UInt32(min(max(whole, Double(UInt32.min)), Double(UInt32.max)))
    }
  }

  /// Whole numbers as floating-point ones.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(_ vector: U, floatingPointType: Double.Type)
    -> [Double]
  where U.Element == UInt32 { map(vector) { Double($0) } }

  /// Floating-point numbers as whole ones, cut off to what the type has.
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

  /// How numbers become whole ones.
  public enum RoundingMode: Sendable {
    case towardZero
    case towardNearestInteger
  }

  /// The rule for elements below a threshold.
  public enum ThresholdRule<T> {
    /// They become the threshold.
    case clampToThreshold
    /// They become 0.
    case zeroFill
    /// All elements become a number: negative below the threshold.
    case signedConstant(_: T)
  }
}
