// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Computes the sums of the elements of two vectors.
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

/// Subtracts the elements of the first vector from those of the second vector.
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

/// Computes the products of the elements of two vectors.
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

/// Divides the elements of the second vector by those of the first vector.
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

/// Computes the maximums of the elements of two vectors.
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

/// Computes the minimums of the elements of two vectors.
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

/// Computes the lengths of vectors with two coordinates.
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

/// Multiplies the elements by a number.
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

/// Adds a number to the elements.
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

/// Divides the elements by a number.
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

/// Computes the magnitudes of the elements.
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

/// Negates the elements.
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

/// Computes the negated magnitudes of the elements.
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

/// Computes the squares of the elements.
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

/// Computes the squares of the elements, with the signs of the elements.
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

/// Computes the fractional parts of the elements.
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

/// Multiplies the elements by a number, and adds another number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmsa
public func vDSP_vsmsa(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + summand }
}

/// Multiplies the elements of a vector by a number, and adds those of another vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsma
public func vDSP_vsma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + __C[index * __IC] }
}

/// Computes the products of the elements of two vectors, and adds those of a third vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vma
public func vDSP_vma(
  _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Float>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}

/// Computes the sums of the elements of two vectors.
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

/// Subtracts the elements of the first vector from those of the second vector.
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

/// Computes the products of the elements of two vectors.
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

/// Divides the elements of the second vector by those of the first vector.
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

/// Computes the maximums of the elements of two vectors.
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

/// Computes the minimums of the elements of two vectors.
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

/// Computes the lengths of vectors with two coordinates.
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

/// Multiplies the elements by a number.
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

/// Adds a number to the elements.
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

/// Divides the elements by a number.
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

/// Computes the magnitudes of the elements.
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

/// Negates the elements.
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

/// Computes the negated magnitudes of the elements.
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

/// Computes the squares of the elements.
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

/// Computes the squares of the elements, with the signs of the elements.
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

/// Computes the fractional parts of the elements.
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

/// Multiplies the elements by a number, and adds another number.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmsad
public func vDSP_vsmsaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let (factor, summand) = (__B.pointee, __C.pointee)
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + summand }
}

/// Multiplies the elements of a vector by a number, and adds those of another vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vsmad
public func vDSP_vsmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
  _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
  let factor = __B.pointee
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * factor + __C[index * __IC] }
}

/// Computes the products of the elements of two vectors, and adds those of a third vector.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vmad
public func vDSP_vmaD(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
  _ __C: UnsafePointer<Double>, _ __IC: vDSP_Stride, _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __D[index * __ID] = __A[index * __IA] * __B[index * __IB] + __C[index * __IC] }
}
