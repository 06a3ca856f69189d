import CoreGraphics
import Foundation

/// A namespace for filters that change brightness, white point and saturation.
enum ToneFilters {
  static let all: [FilterDefinition] = [
    FilterDefinition("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, -10...10)]) {
      image, values in
      let factor = Float(pow(2, values.number(kCIInputEVKey)))
      return image.mapped { _ in { $0 * factor } }
    },
    FilterDefinition("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 1, 0.25...4)]) {
      image, values in
      let power = values.float("inputPower")
      return image.mapped { _ in
        { Pixel(pow(max($0.x, 0), power), pow(max($0.y, 0), power), pow(max($0.z, 0), power), 1) }
      }
    },
    FilterDefinition("CIHueAdjust", kCICategoryColorAdjustment, [.number(kCIInputAngleKey, 0, -.pi...(.pi))]) {
      image, values in
      // The color cube is rotated around its gray diagonal, with Rodrigues' formula.
      let angle = values.number(kCIInputAngleKey)
      let same = Float(cos(angle) + (1 - cos(angle)) / 3)
      let next = Float((1 - cos(angle)) / 3 + sin(angle) / 3.0.squareRoot())
      let other = Float((1 - cos(angle)) / 3 - sin(angle) / 3.0.squareRoot())
      return image.mapped { _ in
        { color in
          Pixel(same, next, other, 0) * color.x + Pixel(other, same, next, 0) * color.y
            + Pixel(next, other, same, 0) * color.z
        }
      }
    },
    FilterDefinition("CIVibrance", kCICategoryColorAdjustment, [.number(kCIInputAmountKey, 0, -1...1)]) {
      image, values in
      // The change of the saturation is larger for less saturated colors.
      let amount = values.float(kCIInputAmountKey)
      return image.mappedComponents { color in
        let most = max(color.x, color.y, color.z)
        let saturation = most > 0 ? (most - min(color.x, color.y, color.z)) / most : 0
        let gray = Pixel(repeating: color.luminance)
        return gray.mixed(color, 1 + amount * (1 - saturation))
      }
    },
    FilterDefinition(
      "CITemperatureAndTint", kCICategoryColorAdjustment,
      [.vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
    ) { image, values in
      let matrix = WhitePoint.adaptation(
        from: WhitePoint(temperature: values.point("inputNeutral").x, tint: values.point("inputNeutral").y),
        to: WhitePoint(temperature: values.point("inputTargetNeutral").x, tint: values.point("inputTargetNeutral").y))
      return image.mappedLight { color in
        matrix[0] * color.x + matrix[1] * color.y + matrix[2] * color.z
      }
    },
    FilterDefinition(
      "CIToneCurve", kCICategoryColorAdjustment,
      (0..<5).map { .vector("inputPoint\($0)", [CGFloat($0) / 4, CGFloat($0) / 4]) }
    ) { image, values in
      let curve = ToneCurve((0..<5).map { values.point("inputPoint\($0)") }).table
      return image.mappedComponents { color in
        func value(_ component: Float) -> Float {
          let place = min(max(component, 0), 1) * 1023
          let low = min(Int(place), 1022)
          return curve[low] + (curve[low + 1] - curve[low]) * (place - Float(low))
        }
        return Pixel(value(color.x), value(color.y), value(color.z), 1)
      }
    },
    FilterDefinition("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, .white)]) {
      image, values in
      let color = values.color(kCIInputColorKey)
      return image.mapped { rendering in
        let white = rendering.straightPixel(of: color)
        return { $0 * white }
      }
    },
    FilterDefinition(
      "CIHighlightShadowAdjust", kCICategoryStylize,
      [
        .number(kCIInputRadiusKey, 0, 0...10), .number("inputShadowAmount", 0, -1...1),
        .number("inputHighlightAmount", 1, 0.3...1),
      ]
    ) { image, values in
      let shadows = values.float("inputShadowAmount")
      let highlights = values.float("inputHighlightAmount")
      // The change of a pixel depends on the darkness of its surroundings.
      let surroundings = image.blurred(values.number(kCIInputRadiusKey))
      return CombinationNode([image, surroundings], extent: image.extent) { rendering in
        { row, others, count in
          for index in 0..<count where row[index].w > 0 {
            let color = row[index].straight
            let around = others[0][index].straight
            func component(_ color: Pixel) -> Pixel { rendering.isLinear ? ColorTransfer.toComponents(color) : color }
            let brightness = min(max(component(around).luminance, 0), 1)
            let dark = (1 - brightness) * (1 - brightness)
            let bright = brightness * brightness
            let factor = pow(2, shadows * dark * 2) * (1 - (1 - highlights) * bright)
            row[index] = (color * factor).alpha(row[index].w).multiplied
          }
        }
      }
    },
    FilterDefinition(
      "CIVignette", kCICategoryColorEffect,
      [.number(kCIInputIntensityKey, 0, -1...1), .number(kCIInputRadiusKey, 1, 0...2)]
    ) { image, values in
      let intensity = values.float(kCIInputIntensityKey)
      let radius = max(values.float(kCIInputRadiusKey), 0.01)
      guard !image.extent.isEndless, intensity != 0 else { return image }
      let (middleX, middleY) = (Float(image.extent.midX), Float(image.extent.midY))
      let half = Float(hypot(image.extent.width, image.extent.height)) / 2
      // The light of a lens decreases with the fourth power of the cosine of the angle to its axis.
      return PointNode(image) { _ in
        { row, count, x, y in
          let dy = (Float(y) + 0.5 - middleY) / half
          for index in 0..<count {
            let dx = (Float(x + index) + 0.5 - middleX) / half
            let squared = (dx * dx + dy * dy) * radius * radius
            let cosine = 1 / (1 + squared)
            let factor = max(1 + (cosine * cosine - 1) * intensity, 0)
            row[index] = (row[index] * factor).alpha(row[index].w)
          }
        }
      }
    },
    FilterDefinition(
      "CIVignetteEffect", kCICategoryColorEffect,
      [
        .vector(kCIInputCenterKey, [150, 150]), .number(kCIInputRadiusKey, 150, 0...2000),
        .number(kCIInputIntensityKey, 1, -1...1), .number("inputFalloff", 0.5, 0...1),
      ]
    ) { image, values in
      let center = values.point(kCIInputCenterKey)
      let radius = max(values.number(kCIInputRadiusKey), 0)
      let intensity = values.float(kCIInputIntensityKey)
      // Within the radius, the image does not change. The distance from there to the full effect grows with the
      // falloff.
      let way = Float(max(radius * values.number("inputFalloff"), 1))
      return PointNode(image) { _ in
        { row, count, x, y in
          let dy = Double(y) + 0.5 - center.y
          for index in 0..<count {
            let distance = Float(hypot(Double(x + index) + 0.5 - center.x, dy) - radius)
            let part = min(max(distance / way, 0), 1)
            let smooth = part * part * (3 - 2 * part)
            row[index] = (row[index] * max(1 - smooth * intensity, 0)).alpha(row[index].w)
          }
        }
      }
    },
  ]
}

extension ImageNode {
  /// Returns the image with each light value mapped, regardless of the working space. Alpha does not change.
  func mappedLight(_ color: @escaping (Pixel) -> Pixel) -> ImageNode {
    mapped { rendering in
      rendering.isLinear ? color : { ColorTransfer.toComponents(color(ColorTransfer.toLinear($0))) }
    }
  }
}

/// A smooth curve through points, which is constant beyond the outer points. It increases between increasing points.
///
/// - Source: Fritsch and Carlson, Monotone Piecewise Cubic Interpolation, SIAM J. Numer. Anal. 17 (1980)
struct ToneCurve {
  /// The values at 1,024 positions from 0 to 1.
  let table: [Float]

  init(_ unsorted: [SIMD2<Double>]) {
    let points = unsorted.sorted { $0.x < $1.x }
    let widths = zip(points, points.dropFirst()).map { max($1.x - $0.x, 1e-6) }
    let slopes = zip(zip(points, points.dropFirst()), widths).map { ($0.1.y - $0.0.y) / $1 }
    var tangents = [slopes[0]]
    for index in 1..<slopes.count {
      let (before, after) = (slopes[index - 1], slopes[index])
      tangents.append(before * after <= 0 ? 0 : (before + after) / 2)
    }
    tangents.append(slopes[slopes.count - 1])
    for (index, slope) in slopes.enumerated() {
      guard slope != 0 else {
        (tangents[index], tangents[index + 1]) = (0, 0)
        continue
      }
      let (first, last) = (tangents[index] / slope, tangents[index + 1] / slope)
      let length = (first * first + last * last).squareRoot()
      if length > 3 {
        (tangents[index], tangents[index + 1]) = (3 * first / length * slope, 3 * last / length * slope)
      }
    }
    table = (0..<1024).map { step in
      let x = Double(step) / 1023
      guard x > points[0].x else { return Float(points[0].y) }
      guard x < points[points.count - 1].x else { return Float(points[points.count - 1].y) }
      let index = points.lastIndex { $0.x <= x } ?? 0
      let width = widths[index]
      let part = (x - points[index].x) / width
      let (square, cube) = (part * part, part * part * part)
      let ends =
        (2 * cube - 3 * square + 1) * points[index].y + (3 * square - 2 * cube) * points[index + 1].y
      let bends =
        (cube - 2 * square + part) * width * tangents[index] + (cube - square) * width * tangents[index + 1]
      return Float(ends + bends)
    }
  }
}

/// A white point, which is the color of white light.
struct WhitePoint {
  /// The X and Z components for a Y component of 1.
  let x: Double
  let z: Double

  /// Creates a white point.
  ///
  /// - Parameters:
  ///   - temperature: The temperature of a black body, in kelvins.
  ///   - tint: The distance from the color of a black body. Positive values are more magenta, and negative values more
  ///     green. 3,000 units correspond to 1 in the CIE 1960 diagram.
  /// - Source: Krystek's approximation of the locus (Color Research and Application 10, 1985)
  init(temperature: Double, tint: Double) {
    let kelvins = min(max(temperature, 1000), 25_000)
    func place(_ t: Double) -> (u: Double, v: Double) {
      (
        (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t),
        (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t)
      )
    }
    let (u, v) = place(kelvins)
    // The direction is perpendicular to the locus.
    let next = place(kelvins + 1)
    let length = hypot(next.u - u, next.v - v)
    let shift = tint / 3000
    let shiftedU = u - (next.v - v) / length * shift
    let shiftedV = v + (next.u - u) / length * shift
    let sum = 2 * shiftedU - 8 * shiftedV + 4
    let (chromaX, chromaY) = (3 * shiftedU / sum, 2 * shiftedV / sum)
    x = chromaX / chromaY
    z = (1 - chromaX - chromaY) / chromaY
  }

  /// Returns the columns of the matrix that adapts light of the sRGB primaries from one white point to another.
  ///
  /// - Source: Bradford's method, as www.w3.org/TR/css-color-4/#color-conversion-code has its matrices
  static func adaptation(from: WhitePoint, to: WhitePoint) -> [Pixel] {
    let toXYZ = Matrix([
      0.4123908, 0.3575843, 0.1804808, 0.2126390, 0.7151687, 0.0721923, 0.0193308, 0.1191948, 0.9505322,
    ])
    let cones = Matrix([0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296])
    let first = cones.apply([from.x, 1, from.z])
    let second = cones.apply([to.x, 1, to.z])
    let scale = Matrix([second[0] / first[0], 0, 0, 0, second[1] / first[1], 0, 0, 0, second[2] / first[2]])
    let result = toXYZ.inverse * cones.inverse * scale * cones * toXYZ
    return (0..<3).map { column in
      Pixel(
        Float(result.entries[column]), Float(result.entries[column + 3]), Float(result.entries[column + 6]), 0)
    }
  }
}

/// A matrix with three rows and columns, in row-major order.
struct Matrix {
  let entries: [Double]

  init(_ entries: [Double]) { self.entries = entries }

  func apply(_ vector: [Double]) -> [Double] {
    (0..<3).map { row in (0..<3).reduce(0) { $0 + entries[row * 3 + $1] * vector[$1] } }
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    var entries = [Double](repeating: 0, count: 9)
    for row in 0..<3 {
      for column in 0..<3 {
        for index in 0..<3 {
          entries[row * 3 + column] += left.entries[row * 3 + index] * right.entries[index * 3 + column]
        }
      }
    }
    return Matrix(entries)
  }

  /// The inverse matrix, computed with cofactors. The matrix must be invertible.
  var inverse: Matrix {
    let m = entries
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let determinant = m[0] * minor(4, 5, 7, 8) - m[1] * minor(3, 5, 6, 8) + m[2] * minor(3, 4, 6, 7)
    return Matrix(
      [
        minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
        -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
      ].map { $0 / determinant })
  }
}
