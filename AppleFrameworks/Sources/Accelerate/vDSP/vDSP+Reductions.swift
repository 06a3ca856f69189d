// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Returns the sum of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_sve
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum
}

/// Returns the sum of the squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svesq
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum
}

/// Returns the sum of the magnitudes of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svemg
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum
}

/// Returns the mean of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meanv
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum / Float(__N)
}

/// Returns the mean of the magnitudes of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meamgv
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum / Float(__N)
}

/// Returns the mean of the squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_measqv
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum / Float(__N)
}

/// Returns the root mean square of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_rmsqv
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = (sum / Float(__N)).squareRoot()
}

/// Returns the largest element, or negative infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxv
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = -Float.infinity
  for index in 0..<Int(__N) { result = max(result, __A[index * __I]) }
  __C.pointee = result
}

/// Returns the smallest element, or infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minv
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = Float.infinity
  for index in 0..<Int(__N) { result = min(result, __A[index * __I]) }
  __C.pointee = result
}

/// Returns the largest magnitude of the elements, or 0 for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxmgv
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) { result = max(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// Returns the smallest magnitude of the elements, or infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minmgv
public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = Float.infinity
  for index in 0..<Int(__N) { result = min(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// Returns the largest element and its index in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxvi
public func vDSP_maxvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  var (result, place) = (-Float.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > result { (result, place) = (__A[index * __IA], index * __IA) }
  __C.pointee = result
  __I.pointee = vDSP_Length(place)
}

/// Returns the smallest element and its index in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minvi
public func vDSP_minvi(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  var (result, place) = (Float.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < result { (result, place) = (__A[index * __IA], index * __IA) }
  __C.pointee = result
  __I.pointee = vDSP_Length(place)
}

/// Returns the dot product of two vectors.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dotpr
public func vDSP_dotpr(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}

/// Returns the sum of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_sved
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum
}

/// Returns the sum of the squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svesqd
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum
}

/// Returns the sum of the magnitudes of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svemgd
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum
}

/// Returns the mean of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meanvd
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum / Double(__N)
}

/// Returns the mean of the magnitudes of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meamgvd
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum / Double(__N)
}

/// Returns the mean of the squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_measqvd
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum / Double(__N)
}

/// Returns the root mean square of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_rmsqvd
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = (sum / Double(__N)).squareRoot()
}

/// Returns the largest element, or negative infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxvd
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = -Double.infinity
  for index in 0..<Int(__N) { result = max(result, __A[index * __I]) }
  __C.pointee = result
}

/// Returns the smallest element, or infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minvd
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = Double.infinity
  for index in 0..<Int(__N) { result = min(result, __A[index * __I]) }
  __C.pointee = result
}

/// Returns the largest magnitude of the elements, or 0 for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxmgvd
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) { result = max(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// Returns the smallest magnitude of the elements, or infinity for an empty vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minmgvd
public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = Double.infinity
  for index in 0..<Int(__N) { result = min(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// Returns the largest element and its index in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxvid
public func vDSP_maxviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  var (result, place) = (-Double.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] > result { (result, place) = (__A[index * __IA], index * __IA) }
  __C.pointee = result
  __I.pointee = vDSP_Length(place)
}

/// Returns the smallest element and its index in memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minvid
public func vDSP_minviD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
  var (result, place) = (Double.infinity, 0)
  for index in 0..<Int(__N) where __A[index * __IA] < result { (result, place) = (__A[index * __IA], index * __IA) }
  __C.pointee = result
  __I.pointee = vDSP_Length(place)
}

/// Returns the dot product of two vectors.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dotprd
public func vDSP_dotprD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __IA] * __B[index * __IB] }
  __C.pointee = sum
}
