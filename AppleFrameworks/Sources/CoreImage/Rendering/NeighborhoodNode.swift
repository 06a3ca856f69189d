import CoreGraphics
import Foundation

/// A node that computes pixels from their neighbors.
final class NeighborhoodNode: ImageNode, @unchecked Sendable {
  /// A closure that returns the pixels of a region from those of the region with its border.
  typealias Kernel = (_ source: Pixels, _ region: PixelRegion, _ rendering: Rendering) -> Pixels

  private let border: (Int, Int)
  private let kernel: Kernel

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - border: The horizontal and vertical distances to the farthest neighbors.
  ///   - extent: The extent; `nil` for that of the input.
  init(_ input: ImageNode, border: (Int, Int), extent: CGRect? = nil, kernel: @escaping Kernel) {
    self.border = border
    self.kernel = kernel
    super.init(extent: extent ?? input.extent, inputs: [input])
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    kernel(rendering.pixels(of: inputs[0], in: region.expanded(border.0, border.1)), region, rendering)
  }
}

/// A namespace for functions that compute weighted sums of pixels along rows and columns.
enum SeparableFilter {
  /// Applies a filter along rows and then along columns.
  ///
  /// - Parameter weights: An odd number of weights. The middle one is for the pixel itself.
  static func apply(_ weights: [Float], to source: Pixels, region: PixelRegion) -> Pixels {
    columns(weights, rows(weights, source, x: region.x, width: region.width), region)
  }

  /// Returns weighted sums along rows. The source extends by the reach of the weights on both sides.
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

  /// Returns weighted sums along columns. Entire rows are added, which matches the memory layout.
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

  /// Returns the weights of a Gaussian up to three standard deviations, whose sum is 1.
  static func gaussian(_ sigma: Double) -> [Float] {
    let reach = max(Int((3 * sigma).rounded(.up)), 1)
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    return values.map { Float($0 / sum) }
  }

  /// Returns the weights of a box that extends by `radius` from the center of a pixel. The outer pixels have partial
  /// weights.
  static func box(_ radius: Double) -> [Float] {
    let reach = max(Int(radius.rounded(.up)), 0)
    let whole = 2 * radius + 1
    guard reach > 0 else { return [1] }
    let part = (whole - Double(2 * reach - 1)) / 2
    return (-reach...reach).map { Float((abs($0) == reach ? part : 1) / whole) }
  }
}
