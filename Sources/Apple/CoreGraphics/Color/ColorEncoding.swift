import Foundation

/// The encoding of light by the components of a color space.
package struct ColorEncoding: Hashable, Sendable {
  package enum Primaries: Hashable, Sendable {
    /// The BT.709 primaries of sRGB and grays.
    case sRGB
    case displayP3
    case adobeRGB
    case bt2020
  }

  package enum Transfer: Hashable, Sendable {
    case linear
    case sRGB
    /// A power function with an exponent in 256ths, since integers are compared exactly.
    case power256(Int)

    /// Returns the linear light, 0...1, of a component. As in extended spaces, negative components mirror positive
    /// ones.
    package func decode(_ value: Double) -> Double {
      switch self {
      case .linear: return value
      case .sRGB:
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
      case .power256(let exponent):
        let light = pow(abs(value), Double(exponent) / 256)
        return value < 0 ? -light : light
      }
    }

    /// Returns the component for linear light.
    package func encode(_ light: Double) -> Double {
      switch self {
      case .linear: return light
      case .sRGB:
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
      case .power256(let exponent):
        let value = pow(abs(light), 256 / Double(exponent))
        return light < 0 ? -value : value
      }
    }
  }

  package var primaries: Primaries
  package var transfer: Transfer
  /// Whether components outside of 0...1 are colors outside of the gamut.
  package var isExtended = false
}

extension ColorEncoding.Primaries {
  /// The CIE xy chromaticities of red, green and blue. The white point is always D65.
  private var chromaticities: [(x: Double, y: Double)] {
    switch self {
    case .sRGB: [(0.640, 0.330), (0.300, 0.600), (0.150, 0.060)]
    case .displayP3: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    case .adobeRGB: [(0.640, 0.330), (0.210, 0.710), (0.150, 0.060)]
    case .bt2020: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
    }
  }

  /// The matrix from linear components to CIE XYZ, by rows.
  var toXYZ: Matrix3 {
    let columns = chromaticities.map { [$0.x / $0.y, 1, (1 - $0.x - $0.y) / $0.y] }
    let primaries = Matrix3(
      rows: [0, 1, 2].map { row in [columns[0][row], columns[1][row], columns[2][row]] })
    let white = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290]
    let amounts = primaries.inverse * white
    return Matrix3(rows: primaries.rows.map { row in (0..<3).map { row[$0] * amounts[$0] } })
  }
}
