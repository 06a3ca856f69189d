// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// Computes the sums of the elements of two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float { zip(vectorA, vectorB) { $0 + $1 } }

  /// Computes the sums of the elements of two vectors.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float { store(add(vectorA, vectorB), in: &result) }

  /// Computes the sums of a number and each element of a vector.
  public static func add<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    map(vector) { scalar + $0 }
  }

  /// Computes the sums of a number and each element of a vector.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float { store(add(scalar, vector), in: &result) }

  /// Subtracts the elements of the second vector from those of the first vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float { zip(vectorA, vectorB) { $0 - $1 } }

  /// Subtracts the elements of the second vector from those of the first vector.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float { store(subtract(vectorA, vectorB), in: &result) }

  /// Computes the products of the elements of two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float { zip(vectorA, vectorB) { $0 * $1 } }

  /// Computes the products of the elements of two vectors.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float { store(multiply(vectorA, vectorB), in: &result) }

  /// Computes the products of a number and each element of a vector.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    map(vector) { scalar * $0 }
  }

  /// Computes the products of a number and each element of a vector.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Float, _ vector: U, result: inout V
  ) where U.Element == Float, V.Element == Float { store(multiply(scalar, vector), in: &result) }

  /// Divides the elements of the first vector by those of the second vector.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Float]
  where T.Element == Float, U.Element == Float { zip(vectorA, vectorB) { $0 / $1 } }

  /// Divides the elements of the first vector by those of the second vector.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Float, U.Element == Float, V.Element == Float { store(divide(vectorA, vectorB), in: &result) }

  /// Divides the elements by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
    map(vector) { $0 / scalar }
  }

  /// Divides a number by the elements.
  public static func divide<U: AccelerateBuffer>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
    map(vector) { scalar / $0 }
  }

  /// Computes the magnitudes of the elements.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { abs($0) }
  }

  /// Computes the magnitudes of the elements.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float { store(absolute(vector), in: &result) }

  /// Negates the elements.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { -$0 }
  }

  /// Negates the elements.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float { store(negative(vector), in: &result) }

  /// Computes the squares of the elements.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { $0 * $0 }
  }

  /// Computes the squares of the elements.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float { store(square(vector), in: &result) }

  /// Computes the squares of the elements, with the signs of the elements.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    map(vector) { $0 * abs($0) }
  }

  /// Computes the squares of the elements, with the signs of the elements.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Float, V.Element == Float { store(signedSquare(vector), in: &result) }

  /// Returns the sum of the elements.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_sve(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the sum of the squares of the elements.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svesq(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the sum of the magnitudes of the elements.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svemg(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meanv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the magnitudes of the elements.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meamgv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the mean of the squares of the elements.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_measqv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the root mean square of the elements.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_rmsqv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the largest element, or negative infinity for an empty vector.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the smallest element, or infinity for an empty vector.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the largest magnitude of the elements, or 0 for an empty vector.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Float where U.Element == Float {
    var result: Float = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxmgv(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// Returns the index and the value of the largest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    var (result, place): (Float, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxvi(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// Returns the index and the value of the smallest element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Float) where U.Element == Float {
    var (result, place): (Float, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minvi(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// Returns the dot product of two vectors.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Float
  where T.Element == Float, U.Element == Float { sum(multiply(vectorA, vectorB)) }

  /// Returns the squared distance between two points.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U) -> Float
  where T.Element == Float, U.Element == Float { sumOfSquares(subtract(pointA, pointB)) }

  /// Clamps the elements to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
  where U.Element == Float { map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  /// Returns the elements that are at least a threshold. The rule determines the others.
  public static func threshold<U: AccelerateBuffer>(
    _ vector: U, to lowerBound: Float, with rule: ThresholdRule<Float>
  ) -> [Float] where U.Element == Float {
    map(vector) { value in
      switch rule {
      case .clampToThreshold: max(value, lowerBound)
      case .zeroFill: value >= lowerBound ? value : 0
      case .signedConstant(let constant): value >= lowerBound ? constant : -constant
      }
    }
  }

  /// Sets all elements to a number.
  public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: Float) where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
  }

  /// Sets all elements to 0.
  public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    fill(&vector, with: 0)
  }

  /// Generates numbers with a constant increment.
  public static func ramp(withInitialValue initialValue: Float, increment: Float, count: Int) -> [Float] {
    (0..<count).map { initialValue + Float($0) * increment }
  }

  /// Generates evenly spaced numbers in a range.
  public static func ramp(in range: ClosedRange<Float>, count: Int) -> [Float] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Float(count - 1) : 0
    return (0..<count).map { range.lowerBound + Float($0) * step }
  }

  /// Interpolates between two vectors, from the first one at 0 to the second one at 1.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Float
  ) -> [Float] where T.Element == Float, U.Element == Float {
    zip(vectorA, vectorB) { $0 + ($1 - $0) * interpolationConstant }
  }

  /// Reverses the order of the elements.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sorts the elements.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Float {
    vector.withUnsafeMutableBufferPointer { $0.sort { sortOrder == .ascending ? $0 < $1 : $0 > $1 } }
  }

  /// Returns the convolution with a filter, for positions at which the filter is inside the vector.
  public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(_ vector: T, withKernel kernel: U) -> [Float]
  where T.Element == Float, U.Element == Float {
    let count = vector.count - kernel.count + 1
    precondition(count > 0, "vDSP: a vector of \(vector.count) elements is shorter than its kernel of \(kernel.count)")
    var result = [Float](repeating: 0, count: count)
    vector.withUnsafeBufferPointer { vector in
      kernel.withUnsafeBufferPointer { kernel in
        if let source = vector.baseAddress, let filter = kernel.baseAddress {
          vDSP_conv(source, 1, filter, 1, &result, 1, vDSP_Length(count), vDSP_Length(kernel.count))
        }
      }
    }
    return result
  }

  /// Returns the elements converted from amplitudes to decibels.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Float) -> [Float]
  where U.Element == Float { map(amplitude) { 20 * log10($0 / zeroReference) } }

  /// Returns the elements converted from powers to decibels.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Float) -> [Float]
  where U.Element == Float { map(power) { 10 * log10($0 / zeroReference) } }

  /// Returns a window.
  ///
  /// - Parameter isHalfWindow: Whether all numbers after the first half are 0.
  public static func window(
    ofType: Float.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
  ) -> [Float] {
    var result = [Float](repeating: 0, count: count)
    let half: Int32 = isHalfWindow ? 1 : 0
    switch sequence {
    case .hanningNormalized: vDSP_hann_window(&result, vDSP_Length(count), half | 2)
    case .hanningDenormalized: vDSP_hann_window(&result, vDSP_Length(count), half)
    case .hamming: vDSP_hamm_window(&result, vDSP_Length(count), half)
    case .blackman: vDSP_blkman_window(&result, vDSP_Length(count), half)
    }
    return result
  }

  /// Computes the magnitudes of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    result.withUnsafeMutableBufferPointer { target in
      for index in target.indices { target[index] = hypot(vector.realp[index], vector.imagp[index]) }
    }
  }

  /// Computes the squared magnitudes of complex numbers.
  public static func squareMagnitudes<V: AccelerateMutableBuffer>(_ splitComplex: DSPSplitComplex, result: inout V)
  where V.Element == Float {
    result.withUnsafeMutableBufferPointer { target in
      for index in target.indices {
        target[index] =
          splitComplex.realp[index] * splitComplex.realp[index] + splitComplex.imagp[index] * splitComplex.imagp[index]
      }
    }
  }
}
