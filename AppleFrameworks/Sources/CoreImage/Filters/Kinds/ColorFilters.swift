import CoreGraphics
import Foundation

/// A namespace for filters that change colors with a formula.
///
/// - Source: the formulas in Apple's Core Image Filter Reference (developer.apple.com/library/archive), where it has
///   them
enum ColorFilters {
  static let all: [FilterDefinition] = [
    FilterDefinition(
      "CIColorControls", kCICategoryColorAdjustment,
      [
        .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
        .number(kCIInputContrastKey, 1, 0.25...4),
      ]
    ) { image, values in
      let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
      let contrast = values.float(kCIInputContrastKey)
      return image.mapped { _ in
        { color in
          let gray = Pixel(repeating: color.luminance)
          let saturated = gray + (color - gray) * saturation
          return (saturated - 0.5) * contrast + (0.5 + brightness)
        }
      }
    },
    FilterDefinition(
      "CIColorMatrix", kCICategoryColorAdjustment,
      [
        .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
        .vector("inputBiasVector", [0, 0, 0, 0]),
      ]
    ) { image, values in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"].map { key in
        let vector = values.vector(key)
        return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
      }
      // The matrix consists of columns, so a product is the sum of four vectors.
      let columns = (0..<4).map { index in Pixel(rows[0][index], rows[1][index], rows[2][index], rows[3][index]) }
      let (red, green, blue, alpha, bias) = (columns[0], columns[1], columns[2], columns[3], rows[4])
      let fillsPlane = bias.w != 0
      return PointNode(image, extent: fillsPlane ? .endless : nil) { _ in
        { row, count, _, _ in
          for index in 0..<count {
            let color = row[index].straight
            var result = red * color.x + green * color.y
            result += blue * color.z + alpha * color.w + bias
            row[index] = result.alpha(min(max(result.w, 0), 1)).multiplied
          }
        }
      }
    },
    FilterDefinition("CIColorInvert", kCICategoryColorEffect) { image, _ in
      image.mapped { _ in { Pixel.one - $0 } }
    },
    FilterDefinition(
      "CIColorMonochrome", kCICategoryColorEffect,
      [
        .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)),
        .number(kCIInputIntensityKey, 1, 0...1),
      ]
    ) { image, values in
      let intensity = values.float(kCIInputIntensityKey)
      let color = values.color(kCIInputColorKey)
      return image.mapped { rendering in
        let tint = rendering.straightPixel(of: color)
        return { $0.mixed(tint * $0.luminance, intensity) }
      }
    },
    FilterDefinition(
      "CISepiaTone", kCICategoryColorEffect, [.number(kCIInputIntensityKey, 1, 0...1)]
    ) { image, values in
      let intensity = values.float(kCIInputIntensityKey)
      // The matrix is that of the `sepia` filter effect (www.w3.org/TR/filter-effects-1/#sepiaEquivalent) for sRGB
      // components.
      return image.mappedComponents { color in
        let sepia = Pixel(
          0.393 * color.x + 0.769 * color.y + 0.189 * color.z, 0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
          0.272 * color.x + 0.534 * color.y + 0.131 * color.z, color.w)
        return color.mixed(sepia.clipped, intensity)
      }
    },
    FilterDefinition("CIMaskToAlpha", kCICategoryColorEffect) { image, _ in
      PointNode(image) { _ in
        { row, count, _, _ in
          for index in 0..<count { row[index] = Pixel(repeating: min(max(row[index].luminance, 0), 1)) }
        }
      }
    },
    FilterDefinition("CIMaximumComponent", kCICategoryColorEffect) { image, _ in
      image.mapped { _ in { Pixel(repeating: max($0.x, $0.y, $0.z)) } }
    },
    FilterDefinition("CIMinimumComponent", kCICategoryColorEffect) { image, _ in
      image.mapped { _ in { Pixel(repeating: min($0.x, $0.y, $0.z)) } }
    },
    FilterDefinition(
      "CIFalseColor", kCICategoryColorEffect,
      [
        .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
        .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { image, values in
      let (dark, light) = (values.color("inputColor0"), values.color("inputColor1"))
      // The alpha of the colors applies, so that a code can have a transparent background.
      return PointNode(image) { rendering in
        let (first, last) = (rendering.pixel(of: dark), rendering.pixel(of: light))
        return { row, count, _, _ in
          for index in 0..<count {
            let pixel = row[index]
            row[index] = first.mixed(last, min(max(pixel.straight.luminance, 0), 1)) * pixel.w
          }
        }
      }
    },
    FilterDefinition(
      "CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6, 2...30)]
    ) { image, values in
      // The brightness of each component has this number of evenly distributed levels.
      let levels = max(values.float("inputLevels").rounded(), 2)
      return image.mappedComponents { color in
        pointwiseMin((color.clipped * levels).rounded(.down), Pixel(repeating: levels - 1)) * (1 / (levels - 1))
      }
    },
    FilterDefinition("CIColorMap", [kCICategoryColorEffect], [.image, .image(kCIInputGradientImageKey)]) { values in
      guard let image = values.image(kCIInputImageKey), let gradient = values.image(kCIInputGradientImageKey),
        !gradient.extent.isInfinite, !gradient.extent.isEmpty
      else { return nil }
      return CIImage(
        PointNode(image.node) { rendering in
          let region = PixelRegion(covering: gradient.extent)
          // The gradient is a separate recipe. Its lowest row contains the colors.
          let colors = Rendering(of: gradient.node, isLinear: rendering.isLinear).pixels(
            of: gradient.node, in: PixelRegion(x: region.x, y: region.y, width: region.width, height: 1))
          return { row, count, _, _ in
            for index in 0..<count {
              let color = row[index].straight
              let place = min(max(color.luminance, 0), 1) * Float(region.width) - 0.5
              let left = place.rounded(.down)
              func at(_ column: Int) -> Pixel { colors.base[min(max(column, 0), region.width - 1)] }
              row[index] = at(Int(left)).mixed(at(Int(left) + 1), place - left) * color.w
            }
          }
        })
    },
    cube("CIColorCube", hasColorSpace: false), cube("CIColorCubeWithColorSpace", hasColorSpace: true),
    FilterDefinition("CILinearToSRGBToneCurve", kCICategoryColorAdjustment) { image, _ in
      image.mapped { _ in { ColorTransfer.toComponents($0) } }
    },
    FilterDefinition("CISRGBToneCurveToLinear", kCICategoryColorAdjustment) { image, _ in
      image.mapped { _ in { ColorTransfer.toLinear($0) } }
    },
  ]

  /// Returns a filter with a table of colors, in which red varies fastest and entries are interpolated.
  private static func cube(_ name: String, hasColorSpace: Bool) -> FilterDefinition {
    let identity = (0..<8).flatMap { (index: Int) -> [Float] in
      [Float(index & 1), Float(index >> 1 & 1), Float(index >> 2), 1]
    }
    let data = identity.withUnsafeBytes { Data($0) }
    let space: [FilterInput] = hasColorSpace ? [.value("inputColorSpace", "NSObject", nil)] : []
    return FilterDefinition(
      name, kCICategoryColorEffect,
      [.number("inputCubeDimension", 2, 2...128), .value("inputCubeData", "NSData", data)] + space
        + [.number("inputExtrapolate", 0, 0...1)]
    ) { image, values in
      let size = Int(values.number("inputCubeDimension"))
      let bytes = values.data("inputCubeData") ?? data
      precondition(
        size >= 2 && bytes.count >= size * size * size * 16,
        "CIFilter: \(name) needs \(size * size * size * 16) bytes of \"inputCubeData\" for a dimension of \(size)")
      let table = bytes.withUnsafeBytes { Array($0.bindMemory(to: Pixel.self).prefix(size * size * size)) }
      let kernel = { (color: Pixel) in lookUp(color, in: table, size: size) }
      // With a color space, the table contains components of that space, which are treated as sRGB.
      return hasColorSpace ? image.mappedComponents(kernel) : image.mapped { _ in kernel }
    }
  }

  private static func lookUp(_ color: Pixel, in table: [Pixel], size: Int) -> Pixel {
    let place = color.clipped * Float(size - 1)
    let low = place.rounded(.down)
    let part = place - low
    let (red, green, blue) = (Int(low.x), Int(low.y), Int(low.z))
    let (nextRed, nextGreen, nextBlue) = (min(red + 1, size - 1), min(green + 1, size - 1), min(blue + 1, size - 1))
    func line(_ green: Int, _ blue: Int) -> Pixel {
      let row = (blue * size + green) * size
      return table[row + red].mixed(table[row + nextRed], part.x)
    }
    let near = line(green, blue).mixed(line(nextGreen, blue), part.y)
    let far = line(green, nextBlue).mixed(line(nextGreen, nextBlue), part.y)
    return near.mixed(far, part.z).straight
  }
}

extension ImageNode {
  /// Returns the image with each color mapped in the working space, without premultiplied alpha. Alpha does not change.
  func mapped(_ color: @escaping (Rendering) -> (Pixel) -> Pixel) -> ImageNode {
    PointNode(self) { rendering in
      let color = color(rendering)
      return { row, count, _, _ in
        for index in 0..<count {
          let pixel = row[index]
          guard pixel.w > 0 else { continue }
          row[index] = color(pixel.straight).alpha(pixel.w).multiplied
        }
      }
    }
  }

  /// Returns the image with each color mapped in sRGB components, which match the perception of differences. Alpha does
  /// not change.
  func mappedComponents(_ color: @escaping (Pixel) -> Pixel) -> ImageNode {
    mapped { rendering in
      rendering.isLinear ? { ColorTransfer.toLinear(color(ColorTransfer.toComponents($0))) } : color
    }
  }
}
