// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

extension vDSP {
  /// The sums of two vectors' elements.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 + $1 } }

  /// The sums of two vectors' elements.
  public static func add<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double { store(add(vectorA, vectorB), in: &result) }

  /// A number with each element of a vector: its sums.
  public static func add<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    map(vector) { scalar + $0 }
  }

  /// A number with each element of a vector: its sums.
  public static func add<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double { store(add(scalar, vector), in: &result) }

  /// The elements of the second vector subtracted from those of the first one.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 - $1 } }

  /// The elements of the second vector subtracted from those of the first one.
  public static func subtract<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    store(subtract(vectorA, vectorB), in: &result)
  }

  /// The products of two vectors' elements.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 * $1 } }

  /// The products of two vectors' elements.
  public static func multiply<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double {
    store(multiply(vectorA, vectorB), in: &result)
  }

  /// A number with each element of a vector: its products.
  public static func multiply<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double]
  where U.Element == Double {
    map(vector) { scalar * $0 }
  }

  /// A number with each element of a vector: its products.
  public static func multiply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ scalar: Double, _ vector: U, result: inout V
  ) where U.Element == Double, V.Element == Double { store(multiply(scalar, vector), in: &result) }

  /// The elements of the first vector divided by those of the second one.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> [Double]
  where T.Element == Double, U.Element == Double { zip(vectorA, vectorB) { $0 / $1 } }

  /// The elements of the first vector divided by those of the second one.
  public static func divide<T: AccelerateBuffer, U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    _ vectorA: T, _ vectorB: U, result: inout V
  ) where T.Element == Double, U.Element == Double, V.Element == Double { store(divide(vectorA, vectorB), in: &result) }

  /// The elements divided by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
    map(vector) { $0 / scalar }
  }

  /// A number divided by the elements.
  public static func divide<U: AccelerateBuffer>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
    map(vector) { scalar / $0 }
  }

  /// The elements without their signs.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { abs($0) }
  }

  /// The elements without their signs.
  public static func absolute<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(absolute(vector), in: &result) }

  /// The elements with the opposite signs.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { -$0 }
  }

  /// The elements with the opposite signs.
  public static func negative<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(negative(vector), in: &result) }

  /// The squares of the elements.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { $0 * $0 }
  }

  /// The squares of the elements.
  public static func square<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(square(vector), in: &result) }

  /// The squares of the elements, with the elements' signs.
  public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    map(vector) { $0 * abs($0) }
  }

  /// The squares of the elements, with the elements' signs.
  public static func signedSquare<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
  where U.Element == Double, V.Element == Double { store(signedSquare(vector), in: &result) }

  /// The sum of the elements.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_sveD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The sum of the elements' squares.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svesqD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The sum of the elements without their signs.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_svemgD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The mean of the elements.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meanvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The mean of the elements without their signs.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_meamgvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The mean of the elements' squares.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_measqvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The root of the mean of the elements' squares.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_rmsqvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The largest element; minus infinity of none.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The smallest element; infinity of none.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The largest element without its sign; 0 of none.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> Double where U.Element == Double {
    var result: Double = 0
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxmgvD(base, 1, &result, vDSP_Length(values.count)) }
    }
    return result
  }

  /// The place and the value of the largest element.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (result, place): (Double, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_maxviD(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// The place and the value of the smallest element.
  public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, Double) where U.Element == Double {
    var (result, place): (Double, vDSP_Length) = (0, 0)
    vector.withUnsafeBufferPointer { values in
      if let base = values.baseAddress { vDSP_minviD(base, 1, &result, &place, vDSP_Length(values.count)) }
    }
    return (place, result)
  }

  /// The sum of the products of two vectors' elements.
  public static func dot<T: AccelerateBuffer, U: AccelerateBuffer>(_ vectorA: T, _ vectorB: U) -> Double
  where T.Element == Double, U.Element == Double { sum(multiply(vectorA, vectorB)) }

  /// The square of the distance between two points.
  public static func distanceSquared<T: AccelerateBuffer, U: AccelerateBuffer>(_ pointA: T, _ pointB: U) -> Double
  where T.Element == Double, U.Element == Double { sumOfSquares(subtract(pointA, pointB)) }

  /// The elements, cut off to a range.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
  where U.Element == Double { map(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) } }

  /// The elements that are at least a number, and the rule's number for the others: 0.
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

  /// Numbers that grow evenly.
  public static func ramp(withInitialValue initialValue: Double, increment: Double, count: Int) -> [Double] {
    (0..<count).map { initialValue + Double($0) * increment }
  }

  /// Numbers from one to another, evenly.
  public static func ramp(in range: ClosedRange<Double>, count: Int) -> [Double] {
    let step = count > 1 ? (range.upperBound - range.lowerBound) / Double(count - 1) : 0
    return (0..<count).map { range.lowerBound + Double($0) * step }
  }

  /// Between two vectors: at 0 the first one, at 1 the second one.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Double
  ) -> [Double] where T.Element == Double, U.Element == Double {
    zip(vectorA, vectorB) { $0 + ($1 - $0) * interpolationConstant }
  }

  /// Turns the order of the elements round.
  public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V) where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.reverse() }
  }

  /// Sorts the elements.
  public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
  where V.Element == Double {
    vector.withUnsafeMutableBufferPointer { $0.sort { sortOrder == .ascending ? $0 < $1 : $0 > $1 } }
  }

  /// Sums with the elements of a filter, as far as the filter lies within the vector.
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

  /// The elements in decibels of an amplitude.
  public static func amplitudeToDecibels<U: AccelerateBuffer>(_ amplitude: U, zeroReference: Double) -> [Double]
  where U.Element == Double { map(amplitude) { 20 * log10($0 / zeroReference) } }

  /// The elements in decibels of a power.
  public static func powerToDecibels<U: AccelerateBuffer>(_ power: U, zeroReference: Double) -> [Double]
  where U.Element == Double { map(power) { 10 * log10($0 / zeroReference) } }

  /// A window.
  ///
  /// - Parameter isHalfWindow: Whether all after the first half is 0.
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

  /// The lengths of complex numbers.
  public static func absolute<V: AccelerateMutableBuffer>(_ vector: DSPDoubleSplitComplex, result: inout V)
  where V.Element == Double {
    result.withUnsafeMutableBufferPointer { target in
      for index in target.indices { target[index] = hypot(vector.realp[index], vector.imagp[index]) }
    }
  }

  /// The squares of complex numbers' lengths.
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
