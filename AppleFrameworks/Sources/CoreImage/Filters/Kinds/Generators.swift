import CoreGraphics
import Foundation

/// A namespace for filters that generate images from numbers, and gradients.
enum Generators {
  private static let center = FilterInput.vector(kCIInputCenterKey, [150, 150])
  private static let points: [FilterInput] = [.vector("inputPoint0", [0, 0]), .vector("inputPoint1", [200, 200])]
  private static let colors: [FilterInput] = [.color("inputColor0", .white), .color("inputColor1", .black)]

  static let all: [FilterDefinition] = [
    FilterDefinition("CIConstantColorGenerator", [kCICategoryGenerator], [.color(kCIInputColorKey, .red)]) {
      CIImage(color: $0.color(kCIInputColorKey))
    },
    FilterDefinition(
      "CICheckerboardGenerator", [kCICategoryGenerator],
      [center] + colors + [.number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1)]
    ) { values in
      let (center, width) = (values.point(kCIInputCenterKey), max(values.number(kCIInputWidthKey), 0.01))
      let sharpness = values.float(kCIInputSharpnessKey)
      return mixture(values) { place in
        let local = (place - center) / width
        func wave(_ value: Double) -> Float { square(value, sharpness) }
        let (across, up) = (wave(local.x), wave(local.y))
        // The second color is used if exactly one of the two values is on.
        return across + up - 2 * across * up
      }
    },
    FilterDefinition(
      "CIStripesGenerator", [kCICategoryGenerator],
      [center] + colors + [.number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1)]
    ) { values in
      let (center, width) = (values.point(kCIInputCenterKey), max(values.number(kCIInputWidthKey), 0.01))
      let sharpness = values.float(kCIInputSharpnessKey)
      return mixture(values) { place in square((place.x - center.x) / width, sharpness) }
    },
    FilterDefinition("CIRandomGenerator", [kCICategoryGenerator], []) { _ in
      CIImage(
        GeneratorNode(extent: .endless) { _ in
          { row, count, x, y in
            for index in 0..<count {
              let bits = RandomField.bits(x + index, y, 0)
              func byte(_ shift: UInt64) -> Float { Float(bits >> shift & 255) / 255 }
              row[index] = Pixel(byte(0), byte(8), byte(16), byte(24)).multiplied
            }
          }
        })
    },
    FilterDefinition("CILinearGradient", [kCICategoryGradient], points + colors) { linear($0, isSmooth: false) },
    FilterDefinition("CISmoothLinearGradient", [kCICategoryGradient], points + colors) { linear($0, isSmooth: true) },
    FilterDefinition(
      "CIRadialGradient", [kCICategoryGradient],
      [center, .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800)] + colors
    ) { values in
      let center = values.point(kCIInputCenterKey)
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      return mixture(values) { place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        guard outer != inner else { return distance < inner ? 0 : 1 }
        return Float(min(max((distance - inner) / (outer - inner), 0), 1))
      }
    },
    FilterDefinition(
      "CIGaussianGradient", [kCICategoryGradient],
      [
        center, .color("inputColor0", .white), .color("inputColor1", .clear),
        .number(kCIInputRadiusKey, 300, 0...800),
      ]
    ) { values in
      let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 0.01))
      // The radius is three standard deviations.
      return mixture(values) { place in
        let offset = (place - center) / radius
        return 1 - Float(exp(-4.5 * (offset * offset).sum()))
      }
    },
  ]

  /// Returns a square wave with a width of 1 that starts with 0 and alternates between 0 and 1, with soft edges unless
  /// it is sharp.
  private static func square(_ place: Double, _ sharpness: Float) -> Float {
    let phase = place - 2 * (place / 2).rounded(.down)
    if sharpness >= 1 { return phase < 1 ? 0 : 1 }
    // The distance to the center of the part with the value 1, in units of half of the width.
    let nearness = 1 - Float(abs(phase - 1.5) > 1 ? 2 - abs(phase - 1.5) : abs(phase - 1.5)) * 2
    return min(max(0.5 + nearness / (2 * max(1 - sharpness, 1e-3)), 0), 1)
  }

  private static func linear(_ values: FilterValues, isSmooth: Bool) -> CIImage? {
    let (from, to) = (values.point("inputPoint0"), values.point("inputPoint1"))
    let way = to - from
    let length = (way * way).sum()
    return mixture(values) { place in
      let part = length > 0 ? min(max(((place - from) * way).sum() / length, 0), 1) : 1
      return Float(isSmooth ? part * part * (3 - 2 * part) : part)
    }
  }

  /// Returns an infinite image between the two colors, which are mixed with premultiplied alpha in the working space.
  private static func mixture(_ values: FilterValues, _ part: @escaping (SIMD2<Double>) -> Float) -> CIImage {
    let (first, last) = (values.color("inputColor0"), values.color("inputColor1"))
    return CIImage(
      GeneratorNode(extent: .endless) { rendering in
        let (from, to) = (rendering.pixel(of: first), rendering.pixel(of: last))
        return { row, count, x, y in
          for index in 0..<count {
            row[index] = from.mixed(to, part(SIMD2(Double(x + index) + 0.5, Double(y) + 0.5)))
          }
        }
      })
  }
}
