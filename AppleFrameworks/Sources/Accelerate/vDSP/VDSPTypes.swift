// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The number of elements.
public typealias vDSP_Length = UInt
/// The distance between elements.
public typealias vDSP_Stride = Int
/// The direction of a transform: 1 for a transform, or -1 for its inverse.
public typealias FFTDirection = Int32
/// The radix of a transform; 0 represents radix 2.
public typealias FFTRadix = Int32

public let kFFTDirection_Forward = 1
public let kFFTDirection_Inverse = -1
public let FFT_FORWARD = 1
public let FFT_INVERSE = -1
public let kFFTRadix2 = 0
public let kFFTRadix3 = 1
public let kFFTRadix5 = 2
public let FFT_RADIX2 = 0
public let FFT_RADIX3 = 1
public let FFT_RADIX5 = 2
public let vDSP_HALF_WINDOW = 1
public let vDSP_HANN_DENORM = 0
public let vDSP_HANN_NORM = 2

/// A complex number.
///
/// - Source: developer.apple.com/documentation/accelerate/dspcomplex
public struct DSPComplex: Sendable {
  public var real: Float
  public var imag: Float

  public init() { self.init(real: 0, imag: 0) }

  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts are in two vectors.
///
/// - Source: developer.apple.com/documentation/accelerate/dspsplitcomplex
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>

  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// A complex number.
///
/// - Source: developer.apple.com/documentation/accelerate/dspdoublecomplex
public struct DSPDoubleComplex: Sendable {
  public var real: Double
  public var imag: Double

  public init() { self.init(real: 0, imag: 0) }

  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Complex numbers whose parts are in two vectors.
///
/// - Source: developer.apple.com/documentation/accelerate/dspdoublesplitcomplex
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>

  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}
