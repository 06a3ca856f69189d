// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Clamps the elements to a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclip
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], low), high) }
}

/// Replaces the elements that are less than a threshold with 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vthres
public func vDSP_vthres(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let least = __B.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] >= least ? __A[index * __IA] : 0 }
}

/// Sets all elements to a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfill
public func vDSP_vfill(
  _ __A: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}

/// Sets all elements to 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclr
public func vDSP_vclr(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// Generates numbers with a constant increment.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vramp
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * __B.pointee }
}

/// Generates evenly spaced numbers in a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vgen
public func vDSP_vgen(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Float(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * step }
}

/// Interpolates between the elements of two vectors, from those of the first one at 0 to those of the second one at 1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vintb
public func vDSP_vintb(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let part = __C.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __D[index * __ID] = a + part * (__B[index * __IB] - a)
  }
}

/// Converts the elements to decibels: 10 times the logarithm of the ratio to a number for power (flag 0), or 20 times
/// for amplitude (flag 1).
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdbcon
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Float, Float) = (__B.pointee, __F == 1 ? 20 : 10)
  for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / zero) }
}

/// Reverses the order of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrvrs
public func vDSP_vrvrs(_ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  var (low, high) = (0, Int(__N) - 1)
  while low < high {
    (__C[low * __IC], __C[high * __IC]) = (__C[high * __IC], __C[low * __IC])
    low += 1
    high -= 1
  }
}

/// Sorts the elements: in ascending order for 1, or in descending order for -1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsort
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
  var values = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  values.sort { __Order > 0 ? $0 < $1 : $0 > $1 }
}

/// Computes the running sums of the elements, multiplied by a number. The first sum is 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrsum
public func vDSP_vrsum(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __S: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) {
    if index > 0 { sum += __A[index * __IA] * __S.pointee }
    __C[index * __IC] = sum
  }
}

/// Normalizes the elements by subtracting their mean and dividing by their standard deviation. Both are also returned.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_normalize
public func vDSP_normalize(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>?, _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Float>, _ __StandardDeviation: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var (sum, squares): (Float, Float) = (0, 0)
  for index in 0..<Int(__N) { sum += __A[index * __IA] }
  let mean = sum / Float(__N)
  for index in 0..<Int(__N) { squares += (__A[index * __IA] - mean) * (__A[index * __IA] - mean) }
  let deviation = (squares / Float(__N)).squareRoot()
  __Mean.pointee = mean
  __StandardDeviation.pointee = deviation
  if let __C { for index in 0..<Int(__N) { __C[index * __IC] = (__A[index * __IA] - mean) / deviation } }
}

/// Clamps the elements to a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclipd
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], low), high) }
}

/// Replaces the elements that are less than a threshold with 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vthresd
public func vDSP_vthresD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let least = __B.pointee
  for index in 0..<Int(__N) { __C[index * __IC] = __A[index * __IA] >= least ? __A[index * __IA] : 0 }
}

/// Sets all elements to a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfilld
public func vDSP_vfillD(
  _ __A: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee }
}

/// Sets all elements to 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclrd
public func vDSP_vclrD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  for index in 0..<Int(__N) { __C[index * __IC] = 0 }
}

/// Generates numbers with a constant increment.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrampd
public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * __B.pointee }
}

/// Generates evenly spaced numbers in a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vgend
public func vDSP_vgenD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Double(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * step }
}

/// Interpolates between the elements of two vectors, from those of the first one at 0 to those of the second one at 1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vintbd
public func vDSP_vintbD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let part = __C.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __D[index * __ID] = a + part * (__B[index * __IB] - a)
  }
}

/// Converts the elements to decibels: 10 times the logarithm of the ratio to a number for power (flag 0), or 20 times
/// for amplitude (flag 1).
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdbcond
public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Double, Double) = (__B.pointee, __F == 1 ? 20 : 10)
  for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / zero) }
}

/// Reverses the order of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrvrsd
public func vDSP_vrvrsD(_ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length) {
  var (low, high) = (0, Int(__N) - 1)
  while low < high {
    (__C[low * __IC], __C[high * __IC]) = (__C[high * __IC], __C[low * __IC])
    low += 1
    high -= 1
  }
}

/// Sorts the elements: in ascending order for 1, or in descending order for -1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsortd
public func vDSP_vsortD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Order: Int32) {
  var values = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  values.sort { __Order > 0 ? $0 < $1 : $0 > $1 }
}

/// Computes the running sums of the elements, multiplied by a number. The first sum is 0.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrsumd
public func vDSP_vrsumD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __S: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) {
    if index > 0 { sum += __A[index * __IA] * __S.pointee }
    __C[index * __IC] = sum
  }
}

/// Normalizes the elements by subtracting their mean and dividing by their standard deviation. Both are also returned.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_normalized
public func vDSP_normalizeD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>?, _ __IC: vDSP_Stride,
  _ __Mean: UnsafeMutablePointer<Double>, _ __StandardDeviation: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var (sum, squares): (Double, Double) = (0, 0)
  for index in 0..<Int(__N) { sum += __A[index * __IA] }
  let mean = sum / Double(__N)
  for index in 0..<Int(__N) { squares += (__A[index * __IA] - mean) * (__A[index * __IA] - mean) }
  let deviation = (squares / Double(__N)).squareRoot()
  __Mean.pointee = mean
  __StandardDeviation.pointee = deviation
  if let __C { for index in 0..<Int(__N) { __C[index * __IC] = (__A[index * __IA] - mean) / deviation } }
}
