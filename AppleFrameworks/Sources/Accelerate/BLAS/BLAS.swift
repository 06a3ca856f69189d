// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Vectors and matrices as in the Basic Linear Algebra Subprograms.
//
// - Source: www.netlib.org/blas

/// The memory layout of a matrix: by rows or by columns.
public struct CBLAS_ORDER: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The transposition of a matrix.
public struct CBLAS_TRANSPOSE: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CblasRowMajor = CBLAS_ORDER(101)
public let CblasColMajor = CBLAS_ORDER(102)
public let CblasNoTrans = CBLAS_TRANSPOSE(111)
public let CblasTrans = CBLAS_TRANSPOSE(112)
public let CblasConjTrans = CBLAS_TRANSPOSE(113)

/// Returns the index of the first element of a vector with a stride. For a negative stride, it is the last one in
/// memory.
private func start(_ count: Int32, _ stride: Int32) -> Int { stride < 0 ? Int(1 - count) * Int(stride) : 0 }

/// Adds a vector that is multiplied by a number to another vector.
public func cblas_saxpy(
  _ __N: Int32, _ __alpha: Float, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    __Y[y] += __alpha * __X[x]
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Returns the dot product of two vectors.
public func cblas_sdot(
  _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafePointer<Float>, _ __incY: Int32
) -> Float {
  var (x, y, sum): (Int, Int, Float) = (start(__N, __incX), start(__N, __incY), 0)
  for _ in 0..<max(__N, 0) {
    sum += __X[x] * __Y[y]
    x += Int(__incX)
    y += Int(__incY)
  }
  return sum
}

/// Multiplies a vector by a number.
public func cblas_sscal(_ __N: Int32, _ __alpha: Float, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32) {
  for index in 0..<Int(max(__N, 0)) { __X[index * Int(__incX)] *= __alpha }
}

/// Copies a vector.
public func cblas_scopy(
  _ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    __Y[y] = __X[x]
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Exchanges two vectors.
public func cblas_sswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Float>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Float>, _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    (__X[x], __Y[y]) = (__Y[y], __X[x])
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Returns the length of a vector.
public func cblas_snrm2(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
  Float(
    (0..<Int(max(__N, 0))).reduce(0.0) { $0 + Double(__X[$1 * Int(__incX)]) * Double(__X[$1 * Int(__incX)]) }
      .squareRoot())
}

/// Returns the sum of the magnitudes of the elements.
public func cblas_sasum(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Float {
  (0..<Int(max(__N, 0))).reduce(0) { $0 + abs(__X[$1 * Int(__incX)]) }
}

/// Returns the index of the element with the largest magnitude.
public func cblas_isamax(_ __N: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32) -> Int32 {
  var (place, most): (Int, Float) = (0, -1)
  for index in 0..<Int(max(__N, 0)) where abs(__X[index * Int(__incX)]) > most {
    (place, most) = (index, abs(__X[index * Int(__incX)]))
  }
  return Int32(place)
}

/// Computes the product of a matrix, a vector and a number, plus another vector multiplied by another number.
public func cblas_sgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Float,
  _ __A: UnsafePointer<Float>,
  _ __lda: Int32, _ __X: UnsafePointer<Float>, _ __incX: Int32, _ __beta: Float, _ __Y: UnsafeMutablePointer<Float>,
  _ __incY: Int32
) {
  let isTransposed = __TransA != CblasNoTrans
  let (rows, columns) = isTransposed ? (__N, __M) : (__M, __N)
  let byRows = (__Order == CblasRowMajor) != isTransposed
  for row in 0..<Int(rows) {
    var sum: Float = 0
    for column in 0..<Int(columns) {
      let place = byRows ? row * Int(__lda) + column : column * Int(__lda) + row
      sum += __A[place] * __X[start(columns, __incX) + column * Int(__incX)]
    }
    let target = start(rows, __incY) + row * Int(__incY)
    __Y[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[target])
  }
}

/// Computes the product of two matrices and a number, plus a third matrix multiplied by another number.
public func cblas_sgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __K: Int32, _ __alpha: Float, _ __A: UnsafePointer<Float>, _ __lda: Int32, _ __B: UnsafePointer<Float>,
  _ __ldb: Int32, _ __beta: Float, _ __C: UnsafeMutablePointer<Float>,
  _ __ldc: Int32
) {
  let isRowMajor = __Order == CblasRowMajor
  let byRowsA = isRowMajor == (__TransA == CblasNoTrans)
  let byRowsB = isRowMajor == (__TransB == CblasNoTrans)
  let (lda, ldb, ldc) = (Int(__lda), Int(__ldb), Int(__ldc))
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      var sum: Float = 0
      for index in 0..<Int(__K) {
        let a = __A[byRowsA ? row * lda + index : index * lda + row]
        let b = __B[byRowsB ? index * ldb + column : column * ldb + index]
        sum += a * b
      }
      let place = isRowMajor ? row * ldc + column : column * ldc + row
      __C[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[place])
    }
  }
}

/// Adds a vector that is multiplied by a number to another vector.
public func cblas_daxpy(
  _ __N: Int32, _ __alpha: Double, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    __Y[y] += __alpha * __X[x]
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Returns the dot product of two vectors.
public func cblas_ddot(
  _ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafePointer<Double>, _ __incY: Int32
) -> Double {
  var (x, y, sum): (Int, Int, Double) = (start(__N, __incX), start(__N, __incY), 0)
  for _ in 0..<max(__N, 0) {
    sum += __X[x] * __Y[y]
    x += Int(__incX)
    y += Int(__incY)
  }
  return sum
}

/// Multiplies a vector by a number.
public func cblas_dscal(_ __N: Int32, _ __alpha: Double, _ __X: UnsafeMutablePointer<Double>, _ __incX: Int32) {
  for index in 0..<Int(max(__N, 0)) { __X[index * Int(__incX)] *= __alpha }
}

/// Copies a vector.
public func cblas_dcopy(
  _ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>, _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    __Y[y] = __X[x]
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Exchanges two vectors.
public func cblas_dswap(
  _ __N: Int32, _ __X: UnsafeMutablePointer<Double>, _ __incX: Int32, _ __Y: UnsafeMutablePointer<Double>,
  _ __incY: Int32
) {
  var (x, y) = (start(__N, __incX), start(__N, __incY))
  for _ in 0..<max(__N, 0) {
    (__X[x], __Y[y]) = (__Y[y], __X[x])
    x += Int(__incX)
    y += Int(__incY)
  }
}

/// Returns the length of a vector.
public func cblas_dnrm2(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Double {
  Double(
    (0..<Int(max(__N, 0))).reduce(0.0) { $0 + Double(__X[$1 * Int(__incX)]) * Double(__X[$1 * Int(__incX)]) }
      .squareRoot())
}

/// Returns the sum of the magnitudes of the elements.
public func cblas_dasum(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Double {
  (0..<Int(max(__N, 0))).reduce(0) { $0 + abs(__X[$1 * Int(__incX)]) }
}

/// Returns the index of the element with the largest magnitude.
public func cblas_idamax(_ __N: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32) -> Int32 {
  var (place, most): (Int, Double) = (0, -1)
  for index in 0..<Int(max(__N, 0)) where abs(__X[index * Int(__incX)]) > most {
    (place, most) = (index, abs(__X[index * Int(__incX)]))
  }
  return Int32(place)
}

/// Computes the product of a matrix, a vector and a number, plus another vector multiplied by another number.
public func cblas_dgemv(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32, _ __alpha: Double,
  _ __A: UnsafePointer<Double>,
  _ __lda: Int32, _ __X: UnsafePointer<Double>, _ __incX: Int32, _ __beta: Double, _ __Y: UnsafeMutablePointer<Double>,
  _ __incY: Int32
) {
  let isTransposed = __TransA != CblasNoTrans
  let (rows, columns) = isTransposed ? (__N, __M) : (__M, __N)
  let byRows = (__Order == CblasRowMajor) != isTransposed
  for row in 0..<Int(rows) {
    var sum: Double = 0
    for column in 0..<Int(columns) {
      let place = byRows ? row * Int(__lda) + column : column * Int(__lda) + row
      sum += __A[place] * __X[start(columns, __incX) + column * Int(__incX)]
    }
    let target = start(rows, __incY) + row * Int(__incY)
    __Y[target] = __alpha * sum + (__beta == 0 ? 0 : __beta * __Y[target])
  }
}

/// Computes the product of two matrices and a number, plus a third matrix multiplied by another number.
public func cblas_dgemm(
  _ __Order: CBLAS_ORDER, _ __TransA: CBLAS_TRANSPOSE, _ __TransB: CBLAS_TRANSPOSE, _ __M: Int32, _ __N: Int32,
  _ __K: Int32, _ __alpha: Double, _ __A: UnsafePointer<Double>, _ __lda: Int32, _ __B: UnsafePointer<Double>,
  _ __ldb: Int32, _ __beta: Double, _ __C: UnsafeMutablePointer<Double>,
  _ __ldc: Int32
) {
  let isRowMajor = __Order == CblasRowMajor
  let byRowsA = isRowMajor == (__TransA == CblasNoTrans)
  let byRowsB = isRowMajor == (__TransB == CblasNoTrans)
  let (lda, ldb, ldc) = (Int(__lda), Int(__ldb), Int(__ldc))
  for row in 0..<Int(__M) {
    for column in 0..<Int(__N) {
      var sum: Double = 0
      for index in 0..<Int(__K) {
        let a = __A[byRowsA ? row * lda + index : index * lda + row]
        let b = __B[byRowsB ? index * ldb + column : column * ldb + index]
        sum += a * b
      }
      let place = isRowMajor ? row * ldc + column : column * ldc + row
      __C[place] = __alpha * sum + (__beta == 0 ? 0 : __beta * __C[place])
    }
  }
}
