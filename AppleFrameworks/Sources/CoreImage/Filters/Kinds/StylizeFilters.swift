import CoreGraphics
import Foundation

/// A namespace for filters that stylize images.
enum StylizeFilters {
  private static let center = FilterInput.vector(kCIInputCenterKey, [150, 150])

  static let all: [FilterDefinition] = [
    FilterDefinition("CIPixellate", kCICategoryStylize, [center, .number(kCIInputScaleKey, 8, 1...100)]) {
      image, values in
      let scale = max(values.number(kCIInputScaleKey), 1)
      let center = values.point(kCIInputCenterKey)
      return image.tiled(reach: scale, extent: image.extentOfSquares(scale, center)) { place in
        let cell = ((place - center) / scale).rounded(.down)
        return center + (cell + SIMD2(0.5, 0.5)) * scale
      }
    },
    FilterDefinition("CIHexagonalPixellate", kCICategoryStylize, [center, .number(kCIInputScaleKey, 8, 1...100)]) {
      image, values in
      let scale = max(values.number(kCIInputScaleKey), 1)
      let center = values.point(kCIInputCenterKey)
      return image.tiled(reach: scale, extent: image.extent.grown(scale, scale)) { place in
        Hexagons.middle(of: place, center: center, size: scale)
      }
    },
    FilterDefinition("CICrystallize", kCICategoryStylize, [.number(kCIInputRadiusKey, 20, 1...100), center]) {
      image, values in
      let radius = max(values.number(kCIInputRadiusKey), 1)
      let center = values.point(kCIInputCenterKey)
      return image.tiled(reach: 2 * radius, extent: image.extent.grown(radius, radius)) { place in
        Crystals.nearest(to: place, center: center, size: radius).point
      }
    },
    FilterDefinition("CIPointillize", kCICategoryStylize, [.number(kCIInputRadiusKey, 20, 1...100), center]) {
      image, values in
      let radius = max(values.number(kCIInputRadiusKey), 1)
      let center = values.point(kCIInputCenterKey)
      // The radius of the dots lets neighbors overlap slightly. The space between dots is transparent.
      return image.tiled(reach: 2 * radius, extent: image.extent.grown(radius, radius)) { place in
        let nearest = Crystals.nearest(to: place, center: center, size: radius)
        return nearest.distance <= radius * 0.75 ? nearest.point : nil
      }
    },
    FilterDefinition("CIEdges", kCICategoryStylize, [.number(kCIInputIntensityKey, 1, 0...10)]) { image, values in
      image.edges(values.float(kCIInputIntensityKey), hasColor: true)
    },
    FilterDefinition("CIEdgeWork", kCICategoryStylize, [.number(kCIInputRadiusKey, 3, 0...20)]) { image, values in
      // White lines like those of a woodcut are drawn where the brightness changes, on a transparent background.
      let edges = image.surroundings(max(values.number(kCIInputRadiusKey), 0) / 3).edges(4, hasColor: false)
      return PointNode(edges) { _ in
        { row, count, _, _ in
          for index in 0..<count {
            let part = min(max((row[index].x - 0.1) * 2, 0), 1)
            row[index] = Pixel(repeating: part * part * (3 - 2 * part))
          }
        }
      }
    },
    FilterDefinition(
      "CIBloom", kCICategoryStylize,
      [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, values in
      // A soft glow is added: the image is screened with its own blur.
      let intensity = values.float(kCIInputIntensityKey)
      let blurred = image.blurred(values.number(kCIInputRadiusKey))
      return CombinationNode([image, blurred], extent: blurred.extent) { _ in
        { row, others, count in
          for index in 0..<count {
            let light = (others[0][index] * intensity).clipped
            let pixel = row[index].clipped
            row[index] = pixel + light - pixel * light
          }
        }
      }
    },
    FilterDefinition(
      "CIGloom", kCICategoryStylize,
      [.number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, values in
      // Bright areas become darker: the result is the darker of the image and its blur.
      let intensity = values.float(kCIInputIntensityKey)
      let blurred = image.blurred(values.number(kCIInputRadiusKey))
      return CombinationNode([image, blurred], extent: blurred.extent) { _ in
        { row, others, count in
          for index in 0..<count {
            let dark = pointwiseMin(row[index], others[0][index])
            row[index] = row[index].mixed(dark.alpha(row[index].w), intensity)
          }
        }
      }
    },
    FilterDefinition("CIBlendWithMask", [kCICategoryStylize], [.image, .background, .image(kCIInputMaskImageKey)]) {
      blend($0) { $0.luminance * $0.w }
    },
    FilterDefinition(
      "CIBlendWithAlphaMask", [kCICategoryStylize], [.image, .background, .image(kCIInputMaskImageKey)]
    ) { blend($0) { $0.w } },
  ]

  /// Returns the image where the mask is 1, and the background where it is 0.
  private static func blend(_ values: FilterValues, _ amount: @escaping (Pixel) -> Float) -> CIImage? {
    guard let image = values.image(kCIInputImageKey) else { return nil }
    guard let mask = values.image(kCIInputMaskImageKey) else { return image }
    let back = values.image(kCIInputBackgroundImageKey)?.node ?? EmptyNode()
    let extent = back.extent.isNull ? image.node.extent : image.node.extent.joined(back.extent)
    return CIImage(
      CombinationNode([image.node, back, mask.node], extent: extent) { _ in
        { row, others, count in
          for index in 0..<count {
            row[index] = others[0][index].mixed(row[index], min(max(amount(others[1][index]), 0), 1))
          }
        }
      })
  }
}

extension ImageNode {
  /// Returns an image in which each pixel is that of the image at the center of its tile.
  func tiled(
    reach: Double, extent: CGRect, _ middle: @escaping (SIMD2<Double>) -> SIMD2<Double>?
  ) -> ImageNode {
    WarpNode(
      SamplingNode(self, samplesNearest: true), extent: extent, clampsToInput: !self.extent.isEndless,
      regionOfInput: { $0.rect.insetBy(dx: -2 * reach, dy: -2 * reach) }, place: middle)
  }

  /// Returns the extent of the squares that the image touches.
  func extentOfSquares(_ scale: Double, _ center: SIMD2<Double>) -> CGRect {
    guard !extent.isEndless, !extent.isNull else { return extent }
    func edge(_ value: CGFloat, _ origin: Double, _ rule: FloatingPointRoundingRule) -> Double {
      ((Double(value) - origin) / scale).rounded(rule) * scale + origin
    }
    let (left, bottom) = (edge(extent.minX, center.x, .down), edge(extent.minY, center.y, .down))
    return CGRect(
      x: left, y: bottom, width: edge(extent.maxX, center.x, .up) - left,
      height: edge(extent.maxY, center.y, .up) - bottom)
  }

  /// Returns the differences of neighboring pixels, computed with the Sobel operator.
  func edges(_ intensity: Float, hasColor: Bool) -> ImageNode {
    NeighborhoodNode(ClampNode(self, to: extent.isEndless ? .zero : extent), border: (1, 1), extent: extent) {
      source, region, _ in
      let result = Pixels(region)
      for y in region.y..<region.maxY {
        let offset = region.x - source.region.x
        let (below, same, above) = (source.row(y - 1) + offset, source.row(y) + offset, source.row(y + 1) + offset)
        let row = result.row(y)
        for x in 0..<region.width {
          let right = below[x + 1] + 2 * same[x + 1] + above[x + 1]
          let across = right - (below[x - 1] + 2 * same[x - 1] + above[x - 1])
          let up = (above[x - 1] + 2 * above[x] + above[x + 1]) - (below[x - 1] + 2 * below[x] + below[x + 1])
          let size = (across * across + up * up).squareRoot() * (intensity / 4)
          row[x] = hasColor ? pointwiseMin(size, .one).alpha(same[x].w) : Pixel(repeating: size.luminance)
        }
      }
      return result
    }
  }
}

/// A namespace for functions of a plane of hexagons that stand on a corner.
enum Hexagons {
  /// Returns the center of the hexagon at a position.
  ///
  /// - Parameter size: The distance between the centers of neighbors in a row.
  static func middle(of place: SIMD2<Double>, center: SIMD2<Double>, size: Double) -> SIMD2<Double> {
    let height = size * 3.0.squareRoot() / 2
    let local = place - center
    var best = (distance: Double.infinity, point: place)
    let row = (local.y / height).rounded()
    for index in [row - 1, row, row + 1] {
      let shift = index.truncatingRemainder(dividingBy: 2) == 0 ? 0 : size / 2
      let column = ((local.x - shift) / size).rounded()
      let point = SIMD2(column * size + shift, index * height)
      let difference = local - point
      let distance = (difference * difference).sum()
      if distance < best.distance { best = (distance, center + point) }
    }
    return best.point
  }
}

/// A namespace for functions of irregularly distributed points, one in each square of a plane. The points are the same
/// in every program.
enum Crystals {
  static func nearest(
    to place: SIMD2<Double>, center: SIMD2<Double>, size: Double
  ) -> (point: SIMD2<Double>, distance: Double) {
    let local = (place - center) / size
    let cell = local.rounded(.down)
    var best = (distance: Double.infinity, point: local)
    for dy in -1...1 {
      for dx in -1...1 {
        let (column, row) = (Int(cell.x) + dx, Int(cell.y) + dy)
        let point = SIMD2(
          Double(column) + RandomField.value(column, row, 0), Double(row) + RandomField.value(column, row, 1))
        let difference = local - point
        let distance = (difference * difference).sum()
        if distance < best.distance { best = (distance, point) }
      }
    }
    return (center + best.point * size, best.distance.squareRoot() * size)
  }
}

/// A namespace for functions that compute pseudorandom numbers from 0 to 1 from positions.
enum RandomField {
  /// Returns mixed bits of a position.
  ///
  /// - Source: the finishing steps of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014)
  static func bits(_ x: Int, _ y: Int, _ channel: Int) -> UInt64 {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    bits &+= UInt64(channel + 1) &* 0x1656_67B1_9E37_79F9
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  static func value(_ x: Int, _ y: Int, _ channel: Int) -> Double { Double(bits(x, y, channel) >> 11) * 0x1p-53 }
}
