// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt8
public func vDSP_vflt8(
  _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix8
public func vDSP_vfix8(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int8(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt16
public func vDSP_vflt16(
  _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix16
public func vDSP_vfix16(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int16(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt32
public func vDSP_vflt32(
  _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix32
public func vDSP_vfix32(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int32(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu8
public func vDSP_vfltu8(
  _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu8
public func vDSP_vfixu8(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt8(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu16
public func vDSP_vfltu16(
  _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu16
public func vDSP_vfixu16(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt16(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu32
public func vDSP_vfltu32(
  _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu32
public func vDSP_vfixu32(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt32(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt8d
public func vDSP_vflt8D(
  _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix8d
public func vDSP_vfix8D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int8(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt16d
public func vDSP_vflt16D(
  _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix16d
public func vDSP_vfix16D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int16(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt32d
public func vDSP_vflt32D(
  _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix32d
public func vDSP_vfix32D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int32(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu8d
public func vDSP_vfltu8D(
  _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu8d
public func vDSP_vfixu8D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt8(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu16d
public func vDSP_vfltu16D(
  _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu16d
public func vDSP_vfixu16D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt16(clampingTruncated: Double(A[index * IA])) }
}

/// Converts integers to floating-point numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu32d
public func vDSP_vfltu32D(
  _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Converts floating-point numbers to integers by truncation. The results are clamped to the range of the type.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu32d
public func vDSP_vfixu32D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt32(clampingTruncated: Double(A[index * IA])) }
}

/// Converts floats to doubles.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vspdp
public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) }
}

extension FixedWidthInteger {
  /// Creates an integer from a truncated number, clamped to the range of the type; 0 for NaN.
  fileprivate init(clampingTruncated value: Double) {
    self = value.isNaN ? 0 : Self(Swift.min(Swift.max(value, Double(Self.min)), Double(Self.max)))
  }
}
