import Foundation

/// A linear transform of colors. Each component of the result is a sum of the red, green, blue and alpha components.
///
/// The matrices are those of the CSS filter functions with the same names: w3.org/TR/filter-effects-1.
struct ColorMatrix: Equatable {
  /// The rows for red, green, blue and alpha. The columns are the factors of red, green, blue and alpha, and a constant
  /// for opaque content.
  var rows: [[Double]]

  static let identity = ColorMatrix(rows: [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0]])

  private init(rows: [[Double]]) { self.rows = rows }

  private init(_ colors: [[Double]], constant: Double = 0) {
    rows = colors.map { $0 + [0, constant] } + [[0, 0, 0, 1, 0]]
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let s = amount
    return ColorMatrix([
      [0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s],
      [0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s],
    ])
  }

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]], constant: amount)
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix([[amount, 0, 0], [0, amount, 0], [0, 0, amount]], constant: 0.5 - 0.5 * amount)
  }

  static func hueRotation(_ radians: Double) -> ColorMatrix {
    let (c, s) = (cos(radians), sin(radians))
    return ColorMatrix([
      [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
      [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283],
      [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
    ])
  }

  static let inversion = ColorMatrix([[-1, 0, 0], [0, -1, 0], [0, 0, -1]], constant: 1)

  static func multiplication(red: Double, green: Double, blue: Double, alpha: Double) -> ColorMatrix {
    ColorMatrix(rows: [[red, 0, 0, 0, 0], [0, green, 0, 0, 0], [0, 0, blue, 0, 0], [0, 0, 0, alpha, 0]])
  }

  /// The matrix that converts colors to black with an opacity that equals their luminance.
  static let luminanceToAlpha = ColorMatrix(
    rows: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2125, 0.7154, 0.0721, 0, 0]])

  /// Returns the matrix of this transform followed by another one.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    var result = ColorMatrix.identity
    for row in 0..<4 {
      for column in 0..<5 {
        var sum = column == 4 ? next.rows[row][4] : 0
        for index in 0..<4 { sum += next.rows[row][index] * rows[index][column] }
        result.rows[row][column] = sum
      }
    }
    return result
  }

  /// Applies the matrix to pixels of four bytes each, with premultiplied red, green and blue components, and alpha.
  func apply(to bytes: UnsafeMutableBufferPointer<UInt8>, redIsLast: Bool) {
    let (first, last) = redIsLast ? (2, 0) : (0, 2)
    let (r, g, b, a) = (rows[0], rows[1], rows[2], rows[3])
    // The factor of alpha for pixels with premultiplied colors.
    let alphaScale = a[3]
    let usesColorsAsAlpha = a[0] != 0 || a[1] != 0 || a[2] != 0
    var index = 0
    while index + 3 < bytes.count {
      let alpha = Double(bytes[index + 3])
      if alpha > 0 {
        let (red, green, blue) = (Double(bytes[index + first]), Double(bytes[index + 1]), Double(bytes[index + last]))
        func sum(_ row: [Double]) -> Double { row[0] * red + row[1] * green + row[2] * blue }
        let newAlpha = usesColorsAsAlpha ? min(255, max(0, sum(a))) : alpha * alphaScale
        let scale = usesColorsAsAlpha ? 0 : alphaScale
        func byte(_ row: [Double]) -> UInt8 {
          UInt8(min(newAlpha, max(0, (sum(row) + (row[3] + row[4]) * alpha) * scale)).rounded())
        }
        let (newRed, newGreen, newBlue) = (byte(r), byte(g), byte(b))
        bytes[index + first] = newRed
        bytes[index + 1] = newGreen
        bytes[index + last] = newBlue
        bytes[index + 3] = UInt8(min(255, max(0, newAlpha)).rounded())
      }
      index += 4
    }
  }
}
