// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Converts pairs of numbers to two vectors. The stride of pairs is measured in numbers, and is at least 2.
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

/// Converts two vectors to pairs of numbers. The stride of pairs is measured in numbers, and is at least 2.
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

/// Computes the magnitudes of complex numbers.
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

/// Computes the squared magnitudes of complex numbers.
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

/// Computes the phases of complex numbers, in radians.
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

/// Computes the products of two vectors of complex numbers. For -1, the conjugates of the first vector are used.
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

/// Converts pairs of numbers to two vectors. The stride of pairs is measured in numbers, and is at least 2.
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

/// Converts two vectors to pairs of numbers. The stride of pairs is measured in numbers, and is at least 2.
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

/// Computes the magnitudes of complex numbers.
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

/// Computes the squared magnitudes of complex numbers.
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

/// Computes the phases of complex numbers, in radians.
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

/// Computes the products of two vectors of complex numbers. For -1, the conjugates of the first vector are used.
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

// Conversions between floats and doubles.

/// Converts doubles to floats.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_vdpsp
public func vDSP_vdpsp(
  _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
  _ __N: vDSP_Length
) {
  for index in 0..<Int(__N) { __C[index * __IC] = Float(__A[index * __IA]) }
}
