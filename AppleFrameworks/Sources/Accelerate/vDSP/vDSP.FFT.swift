// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Fourier transforms of real numbers, or of complex numbers with separate parts. The length is a power of 2.
  ///
  /// - Source: developer.apple.com/documentation/accelerate/vdsp/fft
  public class FFT<T> {
    private let log2n: vDSP_Length
    private let setup: OpaquePointer

    /// Creates a transform.
    ///
    /// - Parameters:
    ///   - log2n: The base-2 logarithm of the number of real numbers.
    ///   - ofType: `DSPSplitComplex` or `DSPDoubleSplitComplex`.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)) else { return nil }
      self.log2n = log2n
      self.setup = setup
    }

    deinit { vDSP_destroy_fftsetup(setup) }

    /// Transforms real numbers, like `vDSP_fft_zrop`.
    public func forward(input: T, output: inout T) { transform(input, &output, kFFTDirection_Forward) }

    /// Computes the real numbers of a transform, multiplied by twice their count.
    public func inverse(input: T, output: inout T) { transform(input, &output, kFFTDirection_Inverse) }

    private func transform(_ input: T, _ output: inout T, _ direction: Int) {
      if var source = input as? DSPSplitComplex, var target = output as? DSPSplitComplex {
        vDSP_fft_zrop(setup, &source, 1, &target, 1, log2n, FFTDirection(direction))
      } else if var source = input as? DSPDoubleSplitComplex, var target = output as? DSPDoubleSplitComplex {
        vDSP_fft_zropD(setup, &source, 1, &target, 1, log2n, FFTDirection(direction))
      } else {
        preconditionFailure("vDSP.FFT: transforms take DSPSplitComplex or DSPDoubleSplitComplex, not \(T.self)")
      }
    }
  }
}
