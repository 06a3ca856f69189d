import CoreGraphics
import Foundation

/// Computes pixels from those around them.
final class NeighborhoodNode: ImageNode, @unchecked Sendable {
  /// The pixels of a region, from those of the region with its border.
  typealias Kernel = (_ source: Pixels, _ region: PixelRegion, _ rendering: Rendering) -> Pixels

  private let border: (Int, Int)
  private let kernel: Kernel

  /// - Parameters:
  ///   - border: How far the pixels reach that are looked at, across and up.
  ///   - extent: The input's where it is nil.
  init(_ input: ImageNode, border: (Int, Int), extent: CGRect? = nil, kernel: @escaping Kernel) {
    self.border = border
    self.kernel = kernel
    super.init(extent: extent ?? input.extent, inputs: [input])
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    kernel(rendering.pixels(of: inputs[0], in: region.expanded(border.0, border.1)), region, rendering)
  }
}

/// Sums of pixels with weights, of rows and then of columns.
enum SeparableFilter {
  /// - Parameter weights: An odd number of them, the middle one for the pixel itself.
  static func apply(_ weights: [Float], to source: Pixels, region: PixelRegion) -> Pixels {
    columns(weights, rows(weights, source, x: region.x, width: region.width), region)
  }

  /// Weighted sums along rows. The source reaches as far as the weights on both sides.
  static func rows(_ weights: [Float], _ source: Pixels, x: Int, width: Int) -> Pixels {
    let reach = weights.count / 2
    let result = Pixels(PixelRegion(x: x, y: source.region.y, width: width, height: source.region.height))
    weights.withUnsafeBufferPointer { weights in
      for y in source.region.y..<source.region.maxY {
        let from = source.row(y) + (x - reach - source.region.x)
        let to = result.row(y)
        for column in 0..<width {
          let first = from + column
          var sum = Pixel.zero
          for index in 0..<weights.count { sum += first[index] * weights[index] }
          to[column] = sum
        }
      }
    }
    return result
  }

  /// Weighted sums along columns. Whole rows are added, which is how they lie in memory.
  static func columns(_ weights: [Float], _ source: Pixels, _ region: PixelRegion) -> Pixels {
    let reach = weights.count / 2
    let result = Pixels(region, isCleared: true)
    let width = region.width
    weights.withUnsafeBufferPointer { weights in
      for y in region.y..<region.maxY {
        let to = result.row(y)
        for index in 0..<weights.count {
          let from = source.row(y + index - reach) + (region.x - source.region.x)
          let weight = weights[index]
          for column in 0..<width { to[column] += from[column] * weight }
        }
      }
    }
    return result
  }

  /// Weights of a Gaussian out to three standard deviations, whose sum is 1.
  static func gaussian(_ sigma: Double) -> [Float] {
    let reach = max(Int((3 * sigma).rounded(.up)), 1)
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    return values.map { Float($0 / sum) }
  }

  /// Weights of a box that reaches `radius` from the middle of a pixel; the outer pixels count in part.
  static func box(_ radius: Double) -> [Float] {
    let reach = max(Int(radius.rounded(.up)), 0)
    let whole = 2 * radius + 1
    guard reach > 0 else { return [1] }
    let part = (whole - Double(2 * reach - 1)) / 2
    return (-reach...reach).map { Float((abs($0) == reach ? part : 1) / whole) }
  }
}
