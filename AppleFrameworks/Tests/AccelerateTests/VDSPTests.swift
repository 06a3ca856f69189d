import Accelerate
import Foundation
import TestHosts
import Testing

@Suite("Accelerate's vectors", .ownHosts)
struct VDSPTests {
  private let a: [Float] = [1, -2, 3, 4]
  private let b: [Float] = [5, 6, -7, 8]

  private func vector(_ body: (UnsafeMutablePointer<Float>) -> Void) -> [Float] {
    var result = [Float](repeating: 0, count: 4)
    body(&result)
    return result
  }

  @Test("Elements are added, subtracted, multiplied and divided in the documented order")
  func arithmetic() {
    #expect(vector { vDSP_vadd(a, 1, b, 1, $0, 1, 4) } == [6, 4, -4, 12])
    // The second argument is what the first one is subtracted from.
    #expect(vector { vDSP_vsub(a, 1, b, 1, $0, 1, 4) } == [4, 8, -10, 4])
    #expect(vector { vDSP_vmul(a, 1, b, 1, $0, 1, 4) } == [5, -12, -21, 32])
    #expect(vector { vDSP_vdiv(a, 1, b, 1, $0, 1, 4) }[1] == -3)
    var factor: Float = 2
    #expect(vector { vDSP_vsmul(a, 1, &factor, $0, 1, 4) } == [2, -4, 6, 8])
    #expect(vector { vDSP_vabs(a, 1, $0, 1, 4) } == [1, 2, 3, 4])
    #expect(vector { vDSP_vadd(a, 2, b, 2, $0, 1, 2) } == [6, -4, 0, 0])
  }

  @Test("Vectors are summed up, and their extremes found")
  func reductions() {
    var result: Float = 0
    vDSP_sve(a, 1, &result, 4)
    #expect(result == 6)
    vDSP_meanv(a, 1, &result, 4)
    #expect(result == 1.5)
    vDSP_rmsqv(a, 1, &result, 4)
    #expect(abs(result - 30.0.squareRoot().asFloat / 2) < 1e-6)
    vDSP_maxmgv([1, -9, 3], 1, &result, 3)
    #expect(result == 9)
    var place: vDSP_Length = 0
    vDSP_minvi(a, 1, &result, &place, 4)
    #expect(result == -2 && place == 1)
    vDSP_dotpr(a, 1, b, 1, &result, 4)
    #expect(result == 4)
    #expect(vDSP.sum(a) == 6 && vDSP.mean([1.0, 2.0]) == 1.5 && vDSP.maximum(a) == 4 && vDSP.minimum(a) == -2)
    #expect(vDSP.add(1, a) == [2, -1, 4, 5] && vDSP.subtract(b, a) == [4, 8, -10, 4])
    #expect(vDSP.multiply(a, b) == [5, -12, -21, 32] && vDSP.dot(a, b) == 4)
  }

  @Test("Numbers are converted, cut off and ramped")
  func conversions() {
    var whole = [Int16](repeating: 0, count: 3)
    vDSP_vfix16([1.9, -1.9, 99_999], 1, &whole, 1, 3)
    #expect(whole == [1, -1, 32_767])
    var numbers = [Float](repeating: 0, count: 3)
    vDSP_vflt16(whole, 1, &numbers, 1, 3)
    #expect(numbers == [1, -1, 32_767])
    var (low, high): (Float, Float) = (-1, 2)
    vDSP_vclip([-5, 0, 5], 1, &low, &high, &numbers, 1, 3)
    #expect(numbers == [-1, 0, 2])
    vDSP_vramp(&low, &high, &numbers, 1, 3)
    #expect(numbers == [-1, 1, 3])
    var zero: Float = 1
    vDSP_vdbcon([10, 100, 1], 1, &zero, &numbers, 1, 3, 1)
    #expect(numbers == [20, 40, 0])
  }

  @Test("A transform has twice the mathematical numbers, and its inverse gives 2N times the vector")
  func realTransform() throws {
    let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    let signal: [Float] = (0..<8).map { 1 + cos(2 * .pi * Float($0) / 8) + ($0 % 2 == 0 ? 0.5 : -0.5) }
    var real: [Float] = [0, 2, 4, 6].map { signal[$0] }
    var imaginary: [Float] = [1, 3, 5, 7].map { signal[$0] }
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.baseAddress!, imagp: imaginary.baseAddress!)
        vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_FORWARD))
        // The sum is 8, the cosine 4, the alternating half 4; all twice.
        #expect(abs(real[0] - 16) < 1e-4 && abs(real[1] - 8) < 1e-4 && abs(imaginary[0] - 8) < 1e-4)
        #expect(abs(real[2]) < 1e-4 && abs(imaginary[1]) < 1e-4)
        vDSP_fft_zrip(setup, &split, 1, 3, FFTDirection(FFT_INVERSE))
      }
    }
    for index in 0..<4 {
      #expect(
        abs(real[index] / 16 - signal[2 * index]) < 1e-5 && abs(imaginary[index] / 16 - signal[2 * index + 1]) < 1e-5)
    }
  }

  @Test("Transforms of any length agree with the sum that defines them", arguments: [2, 3, 5, 12, 30, 17])
  func discreteTransform(count: Int) throws {
    let setup = try #require(vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), .FORWARD))
    defer { vDSP_DFT_DestroySetup(setup) }
    let real = (0..<count).map { Float(($0 * 7) % 5) }
    let imaginary = (0..<count).map { Float(($0 * 3) % 4) }
    var (outReal, outImaginary) = ([Float](repeating: 0, count: count), [Float](repeating: 0, count: count))
    vDSP_DFT_Execute(setup, real, imaginary, &outReal, &outImaginary)
    for k in 0..<count {
      var (sumReal, sumImaginary) = (0.0, 0.0)
      for n in 0..<count {
        let angle = -2 * Double.pi * Double(k * n) / Double(count)
        sumReal += Double(real[n]) * cos(angle) - Double(imaginary[n]) * sin(angle)
        sumImaginary += Double(real[n]) * sin(angle) + Double(imaginary[n]) * cos(angle)
      }
      #expect(abs(Double(outReal[k]) - sumReal) < 1e-3 && abs(Double(outImaginary[k]) - sumImaginary) < 1e-3)
    }
  }

  @Test("Windows begin at their edge values and are highest in the middle")
  func windows() {
    var window = [Float](repeating: 0, count: 8)
    vDSP_hann_window(&window, 8, Int32(vDSP_HANN_DENORM))
    #expect(window[0] == 0 && window[4] == 1)
    vDSP_hamm_window(&window, 8, 0)
    #expect(abs(window[0] - 0.08) < 1e-6)
    vDSP_blkman_window(&window, 8, 0)
    #expect(abs(window[0]) < 1e-6 && abs(window[4] - 1) < 1e-6)
  }

  @Test("Products of matrices, and functions of each element")
  func matrices() {
    var result = [Float](repeating: 1, count: 4)
    // (1 2 3; 4 5 6) times (1 0; 0 1; 2 2), plus twice ones.
    cblas_sgemm(
      CblasRowMajor, CblasNoTrans, CblasNoTrans, 2, 2, 3, 1, [1, 2, 3, 4, 5, 6], 3, [1, 0, 0, 1, 2, 2], 2, 2, &result, 2
    )
    #expect(result == [9, 10, 18, 19])
    cblas_sgemm(
      CblasRowMajor, CblasTrans, CblasNoTrans, 2, 2, 3, 1, [1, 4, 2, 5, 3, 6], 2, [1, 0, 0, 1, 2, 2], 2, 0, &result, 2)
    #expect(result == [7, 8, 16, 17])
    #expect(cblas_ddot(3, [1, 2, 3], 1, [4, 5, 6], -1) == 28)
    var count: Int32 = 3
    var roots = [Float](repeating: 0, count: 3)
    vvsqrtf(&roots, [4, 9, 16], &count)
    #expect(roots == [2, 3, 4] && vForce.sqrt([25.0, 36.0]) == [5, 6])
  }
}

extension Double {
  fileprivate var asFloat: Float { Float(self) }
}
