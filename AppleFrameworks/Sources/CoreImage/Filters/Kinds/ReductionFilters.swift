import CoreGraphics
import Foundation

/// A namespace for filters that compute statistics of all pixels of a rectangle, as an image of one pixel or one row.
enum ReductionFilters {
  private static let extent = FilterInput.rectangle(kCIInputExtentKey, [0, 0, 640, 80])

  static let all: [FilterDefinition] = [
    reduction("CIAreaAverage") { pixels, count in
      var sum = SIMD4<Double>.zero
      for index in 0..<count { sum += SIMD4<Double>(pixels[index]) }
      return Pixel(sum / Double(max(count, 1)))
    },
    reduction("CIAreaMaximum") { pixels, count in
      var result = count > 0 ? pixels[0] : .zero
      for index in 0..<count { result = pointwiseMax(result, pixels[index]) }
      return result
    },
    reduction("CIAreaMinimum") { pixels, count in
      var result = count > 0 ? pixels[0] : .zero
      for index in 0..<count { result = pointwiseMin(result, pixels[index]) }
      return result
    },
    FilterDefinition(
      "CIAreaHistogram", [kCICategoryReduction],
      [.image, extent, .number("inputCount", 64, 1...2048), .number(kCIInputScaleKey, 1, 0...1)]
    ) { values in
      guard let image = values.image(kCIInputImageKey), let area = area(image, values) else { return nil }
      let bins = min(max(Int(values.number("inputCount")), 1), 2048)
      let scale = values.float(kCIInputScaleKey)
      return CIImage(
        ReductionNode(image.node, area: area, width: bins) { pixels, count in
          var result = [Pixel](repeating: .zero, count: bins)
          let weight = scale / Float(max(count, 1))
          for index in 0..<count {
            let color = pixels[index].straight.clipped * Float(bins)
            for channel in 0..<4 { result[min(Int(color[channel]), bins - 1)][channel] += weight }
          }
          return result
        })
    },
  ]

  private static func reduction(
    _ name: String, _ reduce: @escaping (UnsafePointer<Pixel>, Int) -> Pixel
  ) -> FilterDefinition {
    FilterDefinition(name, [kCICategoryReduction], [.image, extent]) { values in
      guard let image = values.image(kCIInputImageKey), let area = area(image, values) else { return nil }
      return CIImage(ReductionNode(image.node, area: area, width: 1) { [reduce($0, $1)] })
    }
  }

  /// Returns the whole pixels of the rectangle. Pixels outside of the image are considered transparent.
  private static func area(_ image: CIImage, _ values: FilterValues) -> PixelRegion? {
    let rect = values.vector(kCIInputExtentKey).cgRectValue
    guard !rect.isEndless || !image.node.extent.isEndless else { return nil }
    let region = PixelRegion(covering: rect.isEndless ? image.node.extent : rect)
    return region.isEmpty ? nil : region
  }
}

/// A node whose row of pixels is computed from all pixels of a region.
final class ReductionNode: ImageNode, @unchecked Sendable {
  private let area: PixelRegion
  private let reduce: (UnsafePointer<Pixel>, Int) -> [Pixel]

  init(
    _ input: ImageNode, area: PixelRegion, width: Int, _ reduce: @escaping (UnsafePointer<Pixel>, Int) -> [Pixel]
  ) {
    self.area = area
    self.reduce = reduce
    super.init(extent: CGRect(x: 0, y: 0, width: width, height: 1), inputs: [input])
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let pixels = rendering.pixels(of: inputs[0], in: area)
    let row = withExtendedLifetime(pixels) { reduce(pixels.base, area.count) }
    let result = Pixels(region)
    for x in 0..<region.width { result.base[x] = row[region.x + x] }
    return result
  }
}
