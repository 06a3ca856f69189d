import Foundation

/// A converter of colors between RGB encodings.
package struct ColorConverter: Sendable {
  package let source: ColorEncoding
  package let destination: ColorEncoding
  private let matrix: [Double]?

  package init(from source: ColorEncoding, to destination: ColorEncoding) {
    self.source = source
    self.destination = destination
    if source.primaries == destination.primaries {
      matrix = nil
    } else {
      matrix = (destination.primaries.toXYZ.inverse * source.primaries.toXYZ).rows.flatMap { $0 }
    }
  }

  /// Whether colors don't change, except for the clamping by a destination that isn't extended.
  package var isIdentity: Bool { matrix == nil && source.transfer == destination.transfer }

  package func convert(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    var result = (red, green, blue)
    if !isIdentity {
      result = (
        source.transfer.decode(result.0), source.transfer.decode(result.1), source.transfer.decode(result.2)
      )
      if let m = matrix {
        result = (
          m[0] * result.0 + m[1] * result.1 + m[2] * result.2,
          m[3] * result.0 + m[4] * result.1 + m[5] * result.2,
          m[6] * result.0 + m[7] * result.1 + m[8] * result.2
        )
      }
      result = (
        destination.transfer.encode(result.0), destination.transfer.encode(result.1),
        destination.transfer.encode(result.2)
      )
    }
    if !destination.isExtended {
      result = (min(max(result.0, 0), 1), min(max(result.1, 0), 1), min(max(result.2, 0), 1))
    }
    return result
  }
}
