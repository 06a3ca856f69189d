// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Functions on vectors in memory. A stride is the distance from one element to the next; names with D are those for
// doubles.

/// The sums of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vadd
public func vDSP_vadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = a + b
  }
}

/// The elements of the first vector subtracted from those of the second one: the second argument is what is subtracted
/// from.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsub
public func vDSP_vsub(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = b - a
  }
}

/// The products of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmul
public func vDSP_vmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = a * b
  }
}

/// The elements of the second vector divided by those of the first one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdiv
public func vDSP_vdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = b / a
  }
}

/// The larger of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmax
public func vDSP_vmax(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = max(a, b)
  }
}

/// The smaller of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmin
public func vDSP_vmin(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = min(a, b)
  }
}

/// The lengths of vectors with two coordinates.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdist
public func vDSP_vdist(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = (a * a + b * b).squareRoot()
  }
}

/// The elements multiplied by a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmul
public func vDSP_vsmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * b
  }
}

/// The elements plus a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsadd
public func vDSP_vsadd(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a + b
  }
}

/// The elements divided by a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsdiv
public func vDSP_vsdiv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a / b
  }
}

/// The elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vabs
public func vDSP_vabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = abs(a)
  }
}

/// The elements with the opposite signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vneg
public func vDSP_vneg(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = -a
  }
}

/// The elements as negative numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vnabs
public func vDSP_vnabs(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = -abs(a)
  }
}

/// The squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsq
public func vDSP_vsq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * a
  }
}

/// The squares of the elements, with the elements' signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vssq
public func vDSP_vssq(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * abs(a)
  }
}

/// The fractional parts of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfrac
public func vDSP_vfrac(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a - a.rounded(.towardZero)
  }
}

/// The sum of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_sve
public func vDSP_sve(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum
}

/// The sum of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svesq
public func vDSP_svesq(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum
}

/// The sum of the elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svemg
public func vDSP_svemg(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum
}

/// The mean of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meanv
public func vDSP_meanv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum / Float(__N)
}

/// The mean of the elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meamgv
public func vDSP_meamgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum / Float(__N)
}

/// The mean of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_measqv
public func vDSP_measqv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum / Float(__N)
}

/// The root of the mean of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_rmsqv
public func vDSP_rmsqv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var sum: Float = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = (sum / Float(__N)).squareRoot()
}

/// The largest element; minus infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxv
public func vDSP_maxv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = -Float.infinity
  for index in 0..<Int(__N) { result = max(result, __A[index * __I]) }
  __C.pointee = result
}

/// The smallest element; infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minv
public func vDSP_minv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = Float.infinity
  for index in 0..<Int(__N) { result = min(result, __A[index * __I]) }
  __C.pointee = result
}

/// The largest element without its sign; 0 of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxmgv
public func vDSP_maxmgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result: Float = 0
  for index in 0..<Int(__N) { result = max(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// The smallest element without its sign; infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minmgv
public func vDSP_minmgv(
  _ __A: UnsafePointer<Float>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
  var result = Float.infinity
  for index in 0..<Int(__N) { result = min(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// The largest element and its place, counted in elements of memory.
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

/// The smallest element and its place, counted in elements of memory.
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

/// The sum of the products of two vectors' elements.
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

/// The elements, cut off to a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclip
public func vDSP_vclip(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], low), high) }
}

/// The elements that are at least a threshold, and 0 for the others.
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

/// Numbers that grow evenly.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vramp
public func vDSP_vramp(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * __B.pointee }
}

/// Numbers from one to another, evenly.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vgen
public func vDSP_vgen(
  _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Float(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Float(index) * step }
}

/// The elements times a number, plus another number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmsa
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + summand }
}

/// The elements of one vector times a number, plus those of another one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsma
public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + __C[index * __IC] }
}

/// The products of two vectors' elements, plus those of a third one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vma
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}

/// Between the elements of two vectors: at 0 those of the first, at 1 those of the second.
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

/// The elements in decibels: 10 times the logarithm of the ratio to a number for power (flag 0), 20 times for amplitude
/// (flag 1).
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdbcon
public func vDSP_vdbcon(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Float, Float) = (__B.pointee, __F == 1 ? 20 : 10)
  for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / zero) }
}

/// Turns the order of the elements round.
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

/// Sorts the elements: upwards for 1, downwards for -1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsort
public func vDSP_vsort(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __Order: Int32) {
  var values = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  values.sort { __Order > 0 ? $0 < $1 : $0 > $1 }
}

/// Sums of the elements from the first one on, each times a number; the first is 0.
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

/// The elements less their mean, by their deviation; both are returned too.
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

/// Correlation with a filter; with a negative stride and the filter's last element, convolution.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_conv
public func vDSP_conv(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for place in 0..<Int(__P) { sum += __A[(index + place) * __IA] * __F[place * __IF] }
    __C[index * __IC] = sum
  }
}

/// A filter that keeps every so manieth element.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_desamp
public func vDSP_desamp(
  _ __A: UnsafePointer<Float>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Float = 0
    for place in 0..<Int(__P) { sum += __A[index * __DF + place] * __F[place] }
    __C[index] = sum
  }
}

/// The product of two matrices, row by row: M rows of P numbers, P rows of N numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_mmul
public func vDSP_mmul(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  for row in 0..<Int(__M) {
    for column in 0..<columns {
      var sum: Float = 0
      for index in 0..<inner { sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB] }
      __C[(row * columns + column) * __IC] = sum
    }
  }
}

/// The matrix with rows as columns: M rows of N numbers result.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_mtrans
public func vDSP_mtrans(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
  }
}

/// A Hann window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_hann_window
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  // A normalized window has a mean power of 1.
  let scale: Float = __FLAG & 2 != 0 ? 1.632993161855452 : 1
  for index in 0..<count {
    let angle = 2 * Float.pi * Float(index) / Float(__N)
    __C[index] = (0.5 - 0.5 * cos(angle)) * scale
  }
}

/// A Hamming window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_hamm_window
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  let scale: Float = 1
  for index in 0..<count {
    let angle = 2 * Float.pi * Float(index) / Float(__N)
    __C[index] = (0.54 - 0.46 * cos(angle)) * scale
  }
}

/// A Blackman window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_blkman_window
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  let scale: Float = 1
  for index in 0..<count {
    let angle = 2 * Float.pi * Float(index) / Float(__N)
    __C[index] = (0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)) * scale
  }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt8
public func vDSP_vflt8(
  _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix8
public func vDSP_vfix8(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int8(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt16
public func vDSP_vflt16(
  _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix16
public func vDSP_vfix16(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int16(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt32
public func vDSP_vflt32(
  _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix32
public func vDSP_vfix32(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int32(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu8
public func vDSP_vfltu8(
  _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu8
public func vDSP_vfixu8(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt8(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu16
public func vDSP_vfltu16(
  _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu16
public func vDSP_vfixu16(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt16(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu32
public func vDSP_vfltu32(
  _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Float(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu32
public func vDSP_vfixu32(
  _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt32(clampingTruncated: Double(A[index * IA])) }
}

/// Pairs of numbers as two vectors. The stride of pairs counts numbers, and is at least 2.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_ctoz
public func vDSP_ctoz(
  _ __C: UnsafePointer<DSPComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let target = __Z.pointee
  for index in 0..<Int(__N) {
    target.realp[index * __IZ] = __C[index * __IC / 2].real
    target.imagp[index * __IZ] = __C[index * __IC / 2].imag
  }
}

/// Two vectors as pairs of numbers. The stride of pairs counts numbers, and is at least 2.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_ztoc
public func vDSP_ztoc(
  _ __Z: UnsafePointer<DSPSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let source = __Z.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPComplex(real: source.realp[index * __IZ], imag: source.imagp[index * __IZ])
  }
}

/// The lengths of complex numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvabs
public func vDSP_zvabs(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      hypot(z.realp[index * __IA], z.imagp[index * __IA])
  }
}

/// The squares of complex numbers' lengths.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvmags
public func vDSP_zvmags(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      z.realp[index * __IA] * z.realp[index * __IA] + z.imagp[index * __IA] * z.imagp[index * __IA]
  }
}

/// The angles of complex numbers, in radians.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvphas
public func vDSP_zvphas(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      atan2(z.imagp[index * __IA], z.realp[index * __IA])
  }
}

/// The products of two vectors of complex numbers; for -1 the first one's conjugates are taken.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvmul
public func vDSP_zvmul(
  _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
  _ __Conjugate: Int32
) {
  let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
  let sign: Float = __Conjugate < 0 ? -1 : 1
  for index in 0..<Int(__N) {
    let (aReal, aImag) = (a.realp[index * __IA], a.imagp[index * __IA] * sign)
    let (bReal, bImag) = (b.realp[index * __IB], b.imagp[index * __IB])
    c.realp[index * __IC] = aReal * bReal - aImag * bImag
    c.imagp[index * __IC] = aReal * bImag + aImag * bReal
  }
}

/// The sums of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vaddd
public func vDSP_vaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = a + b
  }
}

/// The elements of the first vector subtracted from those of the second one: the second argument is what is subtracted
/// from.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsubd
public func vDSP_vsubD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = b - a
  }
}

/// The products of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmuld
public func vDSP_vmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = a * b
  }
}

/// The elements of the second vector divided by those of the first one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdivd
public func vDSP_vdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = b / a
  }
}

/// The larger of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmaxd
public func vDSP_vmaxD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = max(a, b)
  }
}

/// The smaller of two vectors' elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmind
public func vDSP_vminD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = min(a, b)
  }
}

/// The lengths of vectors with two coordinates.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdistd
public func vDSP_vdistD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let (a, b) = (__A[index * __IA], __B[index * __IB])
    __C[index * __IC] = (a * a + b * b).squareRoot()
  }
}

/// The elements multiplied by a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmuld
public func vDSP_vsmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * b
  }
}

/// The elements plus a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsaddd
public func vDSP_vsaddD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a + b
  }
}

/// The elements divided by a number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsdivd
public func vDSP_vsdivD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let b = __B.pointee
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a / b
  }
}

/// The elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vabsd
public func vDSP_vabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = abs(a)
  }
}

/// The elements with the opposite signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vnegd
public func vDSP_vnegD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = -a
  }
}

/// The elements as negative numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vnabsd
public func vDSP_vnabsD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = -abs(a)
  }
}

/// The squares of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsqd
public func vDSP_vsqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * a
  }
}

/// The squares of the elements, with the elements' signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vssqd
public func vDSP_vssqD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a * abs(a)
  }
}

/// The fractional parts of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfracd
public func vDSP_vfracD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) {
    let a = __A[index * __IA]
    __C[index * __IC] = a - a.rounded(.towardZero)
  }
}

/// The sum of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_sved
public func vDSP_sveD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum
}

/// The sum of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svesqd
public func vDSP_svesqD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum
}

/// The sum of the elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_svemgd
public func vDSP_svemgD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum
}

/// The mean of the elements.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meanvd
public func vDSP_meanvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] }
  __C.pointee = sum / Double(__N)
}

/// The mean of the elements without their signs.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_meamgvd
public func vDSP_meamgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += abs(__A[index * __I]) }
  __C.pointee = sum / Double(__N)
}

/// The mean of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_measqvd
public func vDSP_measqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = sum / Double(__N)
}

/// The root of the mean of the elements' squares.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_rmsqvd
public func vDSP_rmsqvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var sum: Double = 0
  for index in 0..<Int(__N) { sum += __A[index * __I] * __A[index * __I] }
  __C.pointee = (sum / Double(__N)).squareRoot()
}

/// The largest element; minus infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxvd
public func vDSP_maxvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = -Double.infinity
  for index in 0..<Int(__N) { result = max(result, __A[index * __I]) }
  __C.pointee = result
}

/// The smallest element; infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minvd
public func vDSP_minvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = Double.infinity
  for index in 0..<Int(__N) { result = min(result, __A[index * __I]) }
  __C.pointee = result
}

/// The largest element without its sign; 0 of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_maxmgvd
public func vDSP_maxmgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result: Double = 0
  for index in 0..<Int(__N) { result = max(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// The smallest element without its sign; infinity of none.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_minmgvd
public func vDSP_minmgvD(
  _ __A: UnsafePointer<Double>, _ __I: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
  var result = Double.infinity
  for index in 0..<Int(__N) { result = min(result, abs(__A[index * __I])) }
  __C.pointee = result
}

/// The largest element and its place, counted in elements of memory.
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

/// The smallest element and its place, counted in elements of memory.
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

/// The sum of the products of two vectors' elements.
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

/// The elements, cut off to a range.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vclipd
public func vDSP_vclipD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (low, high) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = min(max(__A[index * __IA], low), high) }
}

/// The elements that are at least a threshold, and 0 for the others.
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

/// Numbers that grow evenly.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vrampd
public func vDSP_vrampD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * __B.pointee }
}

/// Numbers from one to another, evenly.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vgend
public func vDSP_vgenD(
  _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  let step = __N > 1 ? (__B.pointee - __A.pointee) / Double(__N - 1) : 0
  for index in 0..<Int(__N) { __C[index * __IC] = __A.pointee + Double(index) * step }
}

/// The elements times a number, plus another number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmsad
public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + summand }
}

/// The elements of one vector times a number, plus those of another one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmad
public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + __C[index * __IC] }
}

/// The products of two vectors' elements, plus those of a third one.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmad
public func vDSP_vmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}

/// Between the elements of two vectors: at 0 those of the first, at 1 those of the second.
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

/// The elements in decibels: 10 times the logarithm of the ratio to a number for power (flag 0), 20 times for amplitude
/// (flag 1).
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdbcond
public func vDSP_vdbconD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __F: UInt32
) {
  let (zero, factor): (Double, Double) = (__B.pointee, __F == 1 ? 20 : 10)
  for index in 0..<Int(__N) { __C[index * __IC] = factor * log10(__A[index * __IA] / zero) }
}

/// Turns the order of the elements round.
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

/// Sorts the elements: upwards for 1, downwards for -1.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsortd
public func vDSP_vsortD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __Order: Int32) {
  var values = UnsafeMutableBufferPointer(start: __C, count: Int(__N))
  values.sort { __Order > 0 ? $0 < $1 : $0 > $1 }
}

/// Sums of the elements from the first one on, each times a number; the first is 0.
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

/// The elements less their mean, by their deviation; both are returned too.
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

/// Correlation with a filter; with a negative stride and the filter's last element, convolution.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_convd
public func vDSP_convD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __IF: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for place in 0..<Int(__P) { sum += __A[(index + place) * __IA] * __F[place * __IF] }
    __C[index * __IC] = sum
  }
}

/// A filter that keeps every so manieth element.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_desampd
public func vDSP_desampD(
  _ __A: UnsafePointer<Double>, _ __DF: vDSP_Stride, _ __F: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
  _ __N: vDSP_Length, _ __P: vDSP_Length
) {
  for index in 0..<Int(__N) {
    var sum: Double = 0
    for place in 0..<Int(__P) { sum += __A[index * __DF + place] * __F[place] }
    __C[index] = sum
  }
}

/// The product of two matrices, row by row: M rows of P numbers, P rows of N numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_mmuld
public func vDSP_mmulD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __M: vDSP_Length, _ __N: vDSP_Length,
  _ __P: vDSP_Length
) {
  let (columns, inner) = (Int(__N), Int(__P))
  for row in 0..<Int(__M) {
    for column in 0..<columns {
      var sum: Double = 0
      for index in 0..<inner { sum += __A[(row * inner + index) * __IA] * __B[(index * columns + column) * __IB] }
      __C[(row * columns + column) * __IC] = sum
    }
  }
}

/// The matrix with rows as columns: M rows of N numbers result.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_mtransd
public func vDSP_mtransD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __M: vDSP_Length, _ __N: vDSP_Length
) {
  let (rows, columns) = (Int(__M), Int(__N))
  for row in 0..<rows {
    for column in 0..<columns { __C[(row * columns + column) * __IC] = __A[(column * rows + row) * __IA] }
  }
}

/// A Hann window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_hann_windowd
public func vDSP_hann_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  // A normalized window has a mean power of 1.
  let scale: Double = __FLAG & 2 != 0 ? 1.632993161855452 : 1
  for index in 0..<count {
    let angle = 2 * Double.pi * Double(index) / Double(__N)
    __C[index] = (0.5 - 0.5 * cos(angle)) * scale
  }
}

/// A Hamming window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_hamm_windowd
public func vDSP_hamm_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  let scale: Double = 1
  for index in 0..<count {
    let angle = 2 * Double.pi * Double(index) / Double(__N)
    __C[index] = (0.54 - 0.46 * cos(angle)) * scale
  }
}

/// A Blackman window. The flag vDSP_HALF_WINDOW writes its first half alone.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_blkman_windowd
public func vDSP_blkman_windowD(_ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length, _ __FLAG: Int32) {
  let count = __FLAG & 1 != 0 ? (Int(__N) + 1) / 2 : Int(__N)
  let scale: Double = 1
  for index in 0..<count {
    let angle = 2 * Double.pi * Double(index) / Double(__N)
    __C[index] = (0.42 - 0.5 * cos(angle) + 0.08 * cos(2 * angle)) * scale
  }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt8d
public func vDSP_vflt8D(
  _ A: UnsafePointer<Int8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix8d
public func vDSP_vfix8D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int8(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt16d
public func vDSP_vflt16D(
  _ A: UnsafePointer<Int16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix16d
public func vDSP_vfix16D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int16(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vflt32d
public func vDSP_vflt32D(
  _ A: UnsafePointer<Int32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfix32d
public func vDSP_vfix32D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Int32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Int32(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu8d
public func vDSP_vfltu8D(
  _ A: UnsafePointer<UInt8>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu8d
public func vDSP_vfixu8D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt8>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt8(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu16d
public func vDSP_vfltu16D(
  _ A: UnsafePointer<UInt16>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu16d
public func vDSP_vfixu16D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt16>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt16(clampingTruncated: Double(A[index * IA])) }
}

/// Whole numbers as floating-point ones.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfltu32d
public func vDSP_vfltu32D(
  _ A: UnsafePointer<UInt32>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = Double(A[index * IA]) }
}

/// Floating-point numbers as whole ones, without what is behind the point; cut off to what the type has.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vfixu32d
public func vDSP_vfixu32D(
  _ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<UInt32>, _ IC: vDSP_Stride, _ N: vDSP_Length
) {
  for index in 0..<Int(N) { C[index * IC] = UInt32(clampingTruncated: Double(A[index * IA])) }
}

/// Pairs of numbers as two vectors. The stride of pairs counts numbers, and is at least 2.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_ctozd
public func vDSP_ctozD(
  _ __C: UnsafePointer<DSPDoubleComplex>, _ __IC: vDSP_Stride, _ __Z: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IZ: vDSP_Stride, _ __N: vDSP_Length
) {
  let target = __Z.pointee
  for index in 0..<Int(__N) {
    target.realp[index * __IZ] = __C[index * __IC / 2].real
    target.imagp[index * __IZ] = __C[index * __IC / 2].imag
  }
}

/// Two vectors as pairs of numbers. The stride of pairs counts numbers, and is at least 2.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_ztocd
public func vDSP_ztocD(
  _ __Z: UnsafePointer<DSPDoubleSplitComplex>, _ __IZ: vDSP_Stride, _ __C: UnsafeMutablePointer<DSPDoubleComplex>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let source = __Z.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC / 2] = DSPDoubleComplex(real: source.realp[index * __IZ], imag: source.imagp[index * __IZ])
  }
}

/// The lengths of complex numbers.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvabsd
public func vDSP_zvabsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      hypot(z.realp[index * __IA], z.imagp[index * __IA])
  }
}

/// The squares of complex numbers' lengths.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvmagsd
public func vDSP_zvmagsD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      z.realp[index * __IA] * z.realp[index * __IA] + z.imagp[index * __IA] * z.imagp[index * __IA]
  }
}

/// The angles of complex numbers, in radians.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvphasd
public func vDSP_zvphasD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
  _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
  let z = __A.pointee
  for index in 0..<Int(__N) {
    __C[index * __IC] =
      atan2(z.imagp[index * __IA], z.realp[index * __IA])
  }
}

/// The products of two vectors of complex numbers; for -1 the first one's conjugates are taken.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_zvmuld
public func vDSP_zvmulD(
  _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IB: vDSP_Stride, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __N: vDSP_Length,
  _ __Conjugate: Int32
) {
  let (a, b, c) = (__A.pointee, __B.pointee, __C.pointee)
  let sign: Double = __Conjugate < 0 ? -1 : 1
  for index in 0..<Int(__N) {
    let (aReal, aImag) = (a.realp[index * __IA], a.imagp[index * __IA] * sign)
    let (bReal, bImag) = (b.realp[index * __IB], b.imagp[index * __IB])
    c.realp[index * __IC] = aReal * bReal - aImag * bImag
    c.imagp[index * __IC] = aReal * bImag + aImag * bReal
  }
}

// Conversions between both sizes.

/// Doubles as floats.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdpsp
public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}

/// Floats as doubles.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vspdp
public func vDSP_vspdp(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = Double(__A[index * __IA]) }
}

extension FixedWidthInteger {
  /// A number without what is behind the point, cut off to what the type has; 0 for no number.
  fileprivate init(clampingTruncated value: Double) {
    self = value.isNaN ? 0 : Self(Swift.min(Swift.max(value, Double(Self.min)), Double(Self.max)))
  }
}
