// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// A stride is the distance from one element to the next. Functions whose names end with D take doubles.

/// Computes the correlation with a filter. With a negative stride and the filter's last element, it computes the
/// convolution.
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

/// Applies a filter and keeps each nth element, in which n is the decimation factor.
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

/// Computes the product of two matrices in row-major order: M rows of P numbers, and P rows of N numbers.
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

/// Transposes a matrix. The result has M rows of N numbers.
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

/// Creates a Hann window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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

/// Creates a Hamming window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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

/// Creates a Blackman window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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

/// Computes the correlation with a filter. With a negative stride and the filter's last element, it computes the
/// convolution.
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

/// Applies a filter and keeps each nth element, in which n is the decimation factor.
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

/// Computes the product of two matrices in row-major order: M rows of P numbers, and P rows of N numbers.
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

/// Transposes a matrix. The result has M rows of N numbers.
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

/// Creates a Hann window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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

/// Creates a Hamming window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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

/// Creates a Blackman window. The flag `vDSP_HALF_WINDOW` writes only its first half.
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
