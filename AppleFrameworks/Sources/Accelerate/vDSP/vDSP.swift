// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A namespace for functions of vectors.
///
/// - Source: developer.apple.com/documentation/accelerate/vdsp-swift.enum
public enum vDSP {
  /// The kind of a window.
  public enum WindowSequence: Sendable {
    case hanningNormalized
    case hanningDenormalized
    case hamming
    case blackman
  }

  /// The radix of a transform.
  public enum Radix: Sendable {
    case radix2
    case radix3
    case radix5
  }

  static func check(_ counts: Int...) {
    precondition(counts.allSatisfy { $0 == counts[0] }, "vDSP: vectors of \(counts) elements do not go together")
  }

  /// Returns the elements of a vector, transformed by a closure.
  static func map<U: AccelerateBuffer, Result>(
    _ vector: U, _ change: (U.Element) -> Result
  ) -> [Result] {
    vector.withUnsafeBufferPointer { $0.map(change) }
  }

  /// Returns the elements of two vectors, combined by a closure.
  static func zip<T: AccelerateBuffer, U: AccelerateBuffer, Result>(
    _ first: T, _ second: U, _ combine: (T.Element, U.Element) -> Result
  ) -> [Result] {
    check(first.count, second.count)
    return first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in first.indices.map { combine(first[$0], second[$0]) } }
    }
  }

  static func store<V: AccelerateMutableBuffer>(_ values: [V.Element], in result: inout V) {
    check(values.count, result.count)
    result.withUnsafeMutableBufferPointer { target in for index in values.indices { target[index] = values[index] } }
  }
}
