// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Computes the sums of the elements of two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 + $1 } }

  /// Computes the sums of the elements of two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double { store(add(vectorA, vectorB), in: &result) }

  /// Computes the sums of a number and each element of a vector.
  public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    map(vector) { scalar + $0 }
  }

  /// Computes the sums of a number and each element of a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double { store(add(scalar, vector), in: &result) }

  /// Subtracts the elements of the second vector from those of the first vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 - $1 } }

  /// Subtracts the elements of the second vector from those of the first vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    store(subtract(vectorA, vectorB), in: &result)
  }

  /// Computes the products of the elements of two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 * $1 } }

  /// Computes the products of the elements of two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    store(multiply(vectorA, vectorB), in: &result)
  }

  /// Computes the products of a number and each element of a vector.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
  where U.Element == Double {
    map(vector) { scalar * $0 }
  }

  /// Computes the products of a number and each element of a vector.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double { store(multiply(scalar, vector), in: &result) }

  /// Divides the elements of the first vector by those of the second vector.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 / $1 } }

  /// Divides the elements of the first vector by those of the second vector.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double { store(divide(vectorA, vectorB), in: &result) }

  /// Divides the elements by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
    map(vector) { $0 / scalar }
  }

  /// Divides a number by the elements.
  public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    map(vector) { scalar / $0 }
  }

  /// Computes the magnitudes of the elements.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { abs($0) }
  }

  /// Computes the magnitudes of the elements.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(absolute(vector), in: &result) }

  /// Negates the elements.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { -$0 }
  }

  /// Negates the elements.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(negative(vector), in: &result) }

  /// Computes the squares of the elements.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { $0 * $0 }
  }

  /// Computes the squares of the elements.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(square(vector), in: &result) }

  /// Computes the squares of the elements, with the signs of the elements.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { $0 * abs($0) }
  }

  /// Computes the squares of the elements, with the signs of the elements.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(signedSquare(vector), in: &result) }

  /// Returns the sum of the elements.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_sveD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the sum of the squares of the elements.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svesqD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the sum of the magnitudes of the elements.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svemgD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meanvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the magnitudes of the elements.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meamgvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the squares of the elements.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_measqvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the root mean square of the elements.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_rmsqvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the largest element, or negative infinity for an empty vector.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the smallest element, or infinity for an empty vector.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the largest magnitude of the elements, or 0 for an empty vector.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxmgvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the index and the value of the largest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (result, place): (Double, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxviD(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// Returns the index and the value of the smallest element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (result, place): (Double, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minviD(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// Returns the dot product of two vectors.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
  where T.Element == Double, U.Element == Double { sum(multiply(vectorA, vectorB)) }

  /// Returns the squared distance between two points.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U) -> Double
  where T.Element == Double, U.Element == Double { sumOfSquares(subtract(pointA, pointB)) }

  /// Clamps the elements to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
  where U.Element == Double { map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  /// Returns the elements that are at least a threshold. The rule determines the others.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: Double, with rule: ThresholdRule<Double>
  ) -> [Double] where U.Element == Double {
    map(vector) { value in
      switch rule {
      case .clampToThreshold: max(value, lowerBound)
      case .zeroFill: value >= lowerBound ? value : 0
      case .signedConstant(let constant): value >= lowerBound ? constant : -constant
      }
    }
  }

  /// Sets all elements to a number.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Double) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Sets all elements to 0.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    fill(&vector, with: 0)
  }

  /// Generates numbers with a constant increment.
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    (0..<count).map { initialValue + Double($0) * increment }
  }

  /// Generates evenly spaced numbers in a range.
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
    return (0..<count).map { range.lowerBound + Double($0) * step }
  }

  /// Interpolates between two vectors, from the first one at 0 to the second one at 1.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Double
  ) -> [Double] where T.Element == Double, U.Element == Double {
    zip(vectorA, vectorB) { $0 + ($1 - $0) * interpolationConstant }
  }

  /// Reverses the order of the elements.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sorts the elements.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.sort { sortOrder == .ascending ? $0 < $1 : $0 > $1 } }
  }

  /// Returns the convolution with a filter, for positions at which the filter is inside the vector.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Double]
  where T.Element == Double, U.Element == Double {
    let count = vector.count - kernel.count + 1
    precondition(count > 0, "vDSP: a vector of \(vector.count) elements is shorter than its kernel of \(kernel.count)")
    var result = [Double](repeating: 0, count: count)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        if let source = vector.baseAddress, let filter = kernel.baseAddress {
          vDSP_convD(source, 1, filter, 1, &result, 1, vDSP_Length(count), vDSP_Length(kernel.count))
        }
      }
    }
    return result
  }

  /// Returns the elements converted from amplitudes to decibels.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Double) -> [Double]
  where U.Element == Double { map(amplitude) { 20 * log10($0 / zeroReference) } }

  /// Returns the elements converted from powers to decibels.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Double) -> [Double]
  where U.Element == Double { map(power) { 10 * log10($0 / zeroReference) } }

  /// Returns a window.
  ///
  /// - Parameter isHalfWindow: Whether all numbers after the first half are 0.
  public static func window(
    ofType: Double.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Double] {
    var result = [Double](repeating: 0, count: count)
    let half: Int32 = isHalfWindow ? 1 : 0
    switch sequence {
    case .hanningNormalized: vDSP_hann_windowD(&result, vDSP_Length(count), half | 2)
    case .hanningDenormalized: vDSP_hann_windowD(&result, vDSP_Length(count), half)
    case .hamming: vDSP_hamm_windowD(&result, vDSP_Length(count), half)
    case .blackman: vDSP_blkman_windowD(&result, vDSP_Length(count), half)
    }
    return result
  }

  /// Computes the magnitudes of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPDoubleSplitComplex, result: inout V)
  where V.Element == Double {
    result.withUnsafeMutableBufferPointer { target in
      for index in target.indices { target[index] = hypot(vector.realp[index], vector.imagp[index]) }
    }
  }

  /// Computes the squared magnitudes of complex numbers.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(
    _ splitComplex: DSPDoubleSplitComplex, result: inout V
  )
  where V.Element == Double {
    result.withUnsafeMutableBufferPointer { target in
      for index in target.indices {
        target[index] =
          splitComplex.realp[index] * splitComplex.realp[index] + splitComplex.imagp[index] * splitComplex.imagp[index]
      }
    }
  }
}
