// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The tables of a transform, which `vDSP_create_fftsetup` creates.
public typealias FFTSetup = OpaquePointer
/// The tables of a transform in double precision, which `vDSP_create_fftsetupD` creates.
public typealias FFTSetupD = OpaquePointer

/// The setup of a transform, which contains the largest allowed power of 2.
private final class TransformSetup {
  let log2n: vDSP_Length

  init(_ log2n: vDSP_Length) { self.log2n = log2n }

  static func make(_ log2n: vDSP_Length) -> OpaquePointer? {
    guard log2n <= 30 else { return nil }
    return OpaquePointer(Unmanaged.passRetained(TransformSetup(log2n)).toOpaque())
  }

  static func destroy(_ setup: OpaquePointer?) {
    if let setup { Unmanaged<TransformSetup>.fromOpaque(UnsafeRawPointer(setup)).release() }
  }

  static func check(_ setup: OpaquePointer, _ log2n: vDSP_Length) {
    let most = Unmanaged<TransformSetup>.fromOpaque(UnsafeRawPointer(setup)).takeUnretainedValue().log2n
    precondition(
      log2n <= most, "vDSP: a transform of 2^\(log2n) elements needs a set-up for as many; this one is for 2^\(most)")
  }
}

/// A namespace for Fourier transforms: sums of numbers multiplied by powers of a root of unity, computed by divide and
/// conquer over the prime factors of the count.
///
/// - Source: Cooley and Tukey, An Algorithm for the Machine Calculation of Complex Fourier Series (1965)
enum FourierTransform {
  /// Returns the transform of values.
  ///
  /// - Parameter sign: The sign: -1 for the transform, or 1 for its inverse, which is not divided by the count.
  static func apply(_ values: [SIMD2<Double>], sign: Double) -> [SIMD2<Double>] {
    let count = values.count
    guard count > 1 else { return values }
    let roots = (0..<count).map { index -> SIMD2<Double> in
      let angle = sign * 2 * Double.pi * Double(index) / Double(count)
      return SIMD2(cos(angle), sin(angle))
    }
    var result = [SIMD2<Double>](repeating: .zero, count: count)
    values.withUnsafeBufferPointer { values in
      roots.withUnsafeBufferPointer { roots in
        result.withUnsafeMutableBufferPointer { result in
          if let source = values.baseAddress, let target = result.baseAddress {
            transform(source, 1, target, count, roots)
          }
        }
      }
    }
    return result
  }

  private static func multiply(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x)
  }

  private static func transform(
    _ source: UnsafePointer<SIMD2<Double>>, _ stride: Int, _ target: UnsafeMutablePointer<SIMD2<Double>>, _ count: Int,
    _ roots: UnsafeBufferPointer<SIMD2<Double>>
  ) {
    if count == 1 {
      target.pointee = source.pointee
      return
    }
    var factor = 2
    while count % factor != 0 { factor = factor * factor > count ? count : factor + 1 }
    let part = count / factor
    for index in 0..<factor { transform(source + index * stride, stride * factor, target + index * part, part, roots) }
    let step = roots.count / count
    if factor == 2 {
      for index in 0..<part {
        let odd = multiply(target[index + part], roots[index * step])
        let even = target[index]
        target[index] = even + odd
        target[index + part] = even - odd
      }
      return
    }
    var column = [SIMD2<Double>](repeating: .zero, count: factor)
    for index in 0..<part {
      for row in 0..<factor { column[row] = target[index + row * part] }
      for row in 0..<factor {
        let place = index + row * part
        var sum = SIMD2<Double>.zero
        for other in 0..<factor { sum += multiply(column[other], roots[other * place % count * step]) }
        target[place] = sum
      }
    }
  }
}

/// Creates a setup for transforms with a length of up to 2 to the given power; `nil` if the length exceeds the memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_create_fftsetup
public func vDSP_create_fftsetup(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetup? {
  TransformSetup.make(__Log2n)
}

/// Destroys a setup.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_destroy_fftsetup
public func vDSP_destroy_fftsetup(_ __setup: FFTSetup?) { TransformSetup.destroy(__setup) }

/// Transforms complex numbers in place. The result is not divided by the count in either direction.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zip
public func vDSP_fft_zip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  vDSP_fft_zop(__Setup, __C, __IC, __C, __IC, __Log2N, __Direction)
}

/// Transforms complex numbers. The result is not divided by the count in either direction.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zop
public func vDSP_fft_zop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>,
  _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  TransformSetup.check(__Setup, __Log2N)
  let (a, c) = (__A.pointee, __C.pointee)
  let values = (0..<1 << Int(__Log2N)).map { SIMD2(Double(a.realp[$0 * __IA]), Double(a.imagp[$0 * __IA])) }
  for (index, value) in FourierTransform.apply(values, sign: __Direction < 0 ? 1 : -1).enumerated() {
    c.realp[index * __IC] = Float(value.x)
    c.imagp[index * __IC] = Float(value.y)
  }
}

/// Transforms real numbers in place. The real parts contain the numbers with even indexes, and the imaginary parts
/// those with odd indexes. The result is twice the mathematical one, without its mirrored half. The first imaginary
/// part contains the number for the highest frequency.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zrip
public func vDSP_fft_zrip(
  _ __Setup: FFTSetup, _ __C: UnsafePointer<DSPSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  vDSP_fft_zrop(__Setup, __C, __IC, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers. See `vDSP_fft_zrip`.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zrop
public func vDSP_fft_zrop(
  _ __Setup: FFTSetup, _ __A: UnsafePointer<DSPSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPSplitComplex>,
  _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  TransformSetup.check(__Setup, __Log2N)
  let (a, c, half) = (__A.pointee, __C.pointee, (1 << Int(__Log2N)) / 2)
  let pairs = (0..<half).map { SIMD2(Double(a.realp[$0 * __IA]), Double(a.imagp[$0 * __IA])) }
  if __Direction >= 0 {
    let result = FourierTransform.apply(pairs.flatMap { [SIMD2($0.x, 0), SIMD2($0.y, 0)] }, sign: -1)
    for index in 0..<half {
      c.realp[index * __IC] = Float(2 * result[index].x)
      c.imagp[index * __IC] = Float(2 * (index == 0 ? result[half].x : result[index].y))
    }
  } else {
    var spectrum = [SIMD2<Double>](repeating: .zero, count: 2 * half)
    spectrum[0] = SIMD2(pairs[0].x, 0)
    spectrum[half] = SIMD2(pairs[0].y, 0)
    for index in 1..<max(half, 1) {
      spectrum[index] = pairs[index]
      spectrum[2 * half - index] = SIMD2(pairs[index].x, -pairs[index].y)
    }
    let result = FourierTransform.apply(spectrum, sign: 1)
    for index in 0..<half {
      c.realp[index * __IC] = Float(result[2 * index].x)
      c.imagp[index * __IC] = Float(result[2 * index + 1].x)
    }
  }
}

/// Creates a setup for transforms with a length of up to 2 to the given power; `nil` if the length exceeds the memory.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_create_fftsetupd
public func vDSP_create_fftsetupD(_ __Log2n: vDSP_Length, _ __Radix: FFTRadix) -> FFTSetupD? {
  TransformSetup.make(__Log2n)
}

/// Destroys a setup.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_destroy_fftsetupd
public func vDSP_destroy_fftsetupD(_ __setup: FFTSetupD?) { TransformSetup.destroy(__setup) }

/// Transforms complex numbers in place. The result is not divided by the count in either direction.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zipd
public func vDSP_fft_zipD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  vDSP_fft_zopD(__Setup, __C, __IC, __C, __IC, __Log2N, __Direction)
}

/// Transforms complex numbers. The result is not divided by the count in either direction.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zopd
public func vDSP_fft_zopD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  TransformSetup.check(__Setup, __Log2N)
  let (a, c) = (__A.pointee, __C.pointee)
  let values = (0..<1 << Int(__Log2N)).map { SIMD2(Double(a.realp[$0 * __IA]), Double(a.imagp[$0 * __IA])) }
  for (index, value) in FourierTransform.apply(values, sign: __Direction < 0 ? 1 : -1).enumerated() {
    c.realp[index * __IC] = Double(value.x)
    c.imagp[index * __IC] = Double(value.y)
  }
}

/// Transforms real numbers in place. The real parts contain the numbers with even indexes, and the imaginary parts
/// those with odd indexes. The result is twice the mathematical one, without its mirrored half. The first imaginary
/// part contains the number for the highest frequency.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zripd
public func vDSP_fft_zripD(
  _ __Setup: FFTSetupD, _ __C: UnsafePointer<DSPDoubleSplitComplex>, _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length,
  _ __Direction: FFTDirection
) {
  vDSP_fft_zropD(__Setup, __C, __IC, __C, __IC, __Log2N, __Direction)
}

/// Transforms real numbers. See `vDSP_fft_zripD`.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_fft_zropd
public func vDSP_fft_zropD(
  _ __Setup: FFTSetupD, _ __A: UnsafePointer<DSPDoubleSplitComplex>, _ __IA: vDSP_Stride,
  _ __C: UnsafePointer<DSPDoubleSplitComplex>,
  _ __IC: vDSP_Stride, _ __Log2N: vDSP_Length, _ __Direction: FFTDirection
) {
  TransformSetup.check(__Setup, __Log2N)
  let (a, c, half) = (__A.pointee, __C.pointee, (1 << Int(__Log2N)) / 2)
  let pairs = (0..<half).map { SIMD2(Double(a.realp[$0 * __IA]), Double(a.imagp[$0 * __IA])) }
  if __Direction >= 0 {
    let result = FourierTransform.apply(pairs.flatMap { [SIMD2($0.x, 0), SIMD2($0.y, 0)] }, sign: -1)
    for index in 0..<half {
      c.realp[index * __IC] = Double(2 * result[index].x)
      c.imagp[index * __IC] = Double(2 * (index == 0 ? result[half].x : result[index].y))
    }
  } else {
    var spectrum = [SIMD2<Double>](repeating: .zero, count: 2 * half)
    spectrum[0] = SIMD2(pairs[0].x, 0)
    spectrum[half] = SIMD2(pairs[0].y, 0)
    for index in 1..<max(half, 1) {
      spectrum[index] = pairs[index]
      spectrum[2 * half - index] = SIMD2(pairs[index].x, -pairs[index].y)
    }
    let result = FourierTransform.apply(spectrum, sign: 1)
    for index in 0..<half {
      c.realp[index * __IC] = Double(result[2 * index].x)
      c.imagp[index * __IC] = Double(result[2 * index + 1].x)
    }
  }
}

/// The direction of a discrete transform.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dft_direction
public enum vDSP_DFT_Direction: Int32, Sendable {
  case FORWARD = 1
  case INVERSE = -1
}

/// The tables of discrete transforms of one length, which `vDSP_DFT_zop_CreateSetup` creates.
public typealias vDSP_DFT_Setup = OpaquePointer

private final class DiscreteSetup {
  let count: Int
  let direction: vDSP_DFT_Direction

  init(_ count: Int, _ direction: vDSP_DFT_Direction) { (self.count, self.direction) = (count, direction) }
}

/// Creates a setup for transforms of a number of complex numbers. Any length is supported.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dft_zop_createsetup
public func vDSP_DFT_zop_CreateSetup(
  _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
  guard __Length > 0 else { return nil }
  return OpaquePointer(Unmanaged.passRetained(DiscreteSetup(Int(__Length), __Direction)).toOpaque())
}

/// Destroys a setup.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dft_destroysetup
public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) {
  if let __Setup { Unmanaged<DiscreteSetup>.fromOpaque(UnsafeRawPointer(__Setup)).release() }
}

/// Transforms complex numbers whose parts are in two vectors. The result is not divided by the count in either
/// direction.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp_dft_execute
public func vDSP_DFT_Execute(
  _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>,
  _ __Or: UnsafeMutablePointer<Float>, _ __Oi: UnsafeMutablePointer<Float>
) {
  let setup = Unmanaged<DiscreteSetup>.fromOpaque(UnsafeRawPointer(__Setup)).takeUnretainedValue()
  let values = (0..<setup.count).map { SIMD2(Double(__Ir[$0]), Double(__Ii[$0])) }
  for (index, value) in FourierTransform.apply(values, sign: setup.direction == .FORWARD ? -1 : 1).enumerated() {
    __Or[index] = Float(value.x)
    __Oi[index] = Float(value.y)
  }
}
