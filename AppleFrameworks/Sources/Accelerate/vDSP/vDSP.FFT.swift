// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Transforms of real or complex numbers in parts, of a power of 2 in length.
  ///
  /// - Source: developer.apple.com/documentation/accelerate/vdsp/fft
  public class FFT<T> {
    private let log2n: vDSP_Length
    private let setup: OpaquePointer

    /// - Parameters:
    ///   - log2n: The power of 2 that is the number of real numbers.
    ///   - ofType: `DSPSplitComplex` or `DSPDoubleSplitComplex`.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard let setup = vDSP_create_fftsetup(log2n, FFTRadix(kFFTRadix2)) else { return nil }
      self.log2n = log2n
      self.setup = setup
    }

    deinit { vDSP_destroy_fftsetup(setup) }

    /// The transform of real numbers, as `vDSP_fft_zrop` has it.
    public func forward(input: T, output: inout T) { transform(input, &output, kFFTDirection_Forward) }

    /// The real numbers of a transform, times twice their count.
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
