import CoreGraphics

/// A node that changes each pixel independently.
final class PointNode: ImageNode, @unchecked Sendable {
  /// A closure that changes a row of pixels. It receives the first pixel, the number of pixels, and the position of the
  /// first one.
  typealias Kernel = (_ row: UnsafeMutablePointer<Pixel>, _ count: Int, _ x: Int, _ y: Int) -> Void

  private let kernel: (Rendering) -> Kernel

  init(_ input: ImageNode, extent: CGRect? = nil, kernel: @escaping (Rendering) -> Kernel) {
    self.kernel = kernel
    super.init(extent: extent ?? input.extent, inputs: [input], samplesNearest: input.samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let result = rendering.ownPixels(of: inputs[0], in: region)
    let kernel = kernel(rendering)
    for y in region.y..<region.maxY { kernel(result.row(y), region.width, region.x, y) }
    return result
  }
}

/// A node that computes pixels from their positions.
final class GeneratorNode: ImageNode, @unchecked Sendable {
  private let kernel: (Rendering) -> PointNode.Kernel

  init(extent: CGRect, samplesNearest: Bool = false, kernel: @escaping (Rendering) -> PointNode.Kernel) {
    self.kernel = kernel
    super.init(extent: extent, samplesNearest: samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let result = Pixels(region)
    let kernel = kernel(rendering)
    for y in region.y..<region.maxY { kernel(result.row(y), region.width, region.x, y) }
    return result
  }
}

/// A node that combines several images, pixel by pixel.
final class CombinationNode: ImageNode, @unchecked Sendable {
  /// A closure that writes a row. It receives the row of the first image, which it changes, and those of the others.
  typealias Kernel = (
    _ row: UnsafeMutablePointer<Pixel>, _ others: [UnsafeMutablePointer<Pixel>], _ count: Int
  ) -> Void

  private let kernel: (Rendering) -> Kernel

  init(_ inputs: [ImageNode], extent: CGRect, kernel: @escaping (Rendering) -> Kernel) {
    self.kernel = kernel
    super.init(extent: extent, inputs: inputs)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let result = rendering.ownPixels(of: inputs[0], in: region)
    let others = inputs.dropFirst().map { rendering.pixels(of: $0, in: region) }
    let kernel = kernel(rendering)
    for y in region.y..<region.maxY { kernel(result.row(y), others.map { $0.row(y) }, region.width) }
    return result
  }
}

/// A node that crops its input to a rectangle. Partially covered pixels are partially preserved.
final class CropNode: ImageNode, @unchecked Sendable {
  init(_ input: ImageNode, to rect: CGRect) {
    let standard = rect.standardized
    let part = input.extent.isEndless ? standard : input.extent.intersection(standard)
    super.init(extent: part.isNull ? .null : part, inputs: [input], samplesNearest: input.samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    rendering.pixels(of: inputs[0], in: region)
  }
}

/// A node that sets the sampling of an enlarged image to nearest neighbor or interpolation.
final class SamplingNode: ImageNode, @unchecked Sendable {
  init(_ input: ImageNode, samplesNearest: Bool) {
    super.init(extent: input.extent, inputs: [input], samplesNearest: samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    rendering.pixels(of: inputs[0], in: region)
  }
}

/// A node that extends the edge pixels of a rectangle infinitely.
final class ClampNode: ImageNode, @unchecked Sendable {
  private let source: PixelRegion

  init(_ input: ImageNode, to rect: CGRect) {
    source = PixelRegion(covering: rect)
    super.init(
      extent: source.isEmpty ? .null : .endless, inputs: [input], samplesNearest: input.samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    func nearest(_ low: Int, _ high: Int, _ from: Int, _ to: Int) -> (Int, Int) {
      let first = min(max(low, from), to - 1)
      return (first, min(max(high - 1, from), to - 1) + 1)
    }
    let (left, right) = nearest(region.x, region.maxX, source.x, source.maxX)
    let (bottom, top) = nearest(region.y, region.maxY, source.y, source.maxY)
    let part = PixelRegion(x: left, y: bottom, width: right - left, height: top - bottom)
    let pixels = rendering.pixels(of: inputs[0], in: part)
    if part == region { return pixels }
    let result = Pixels(region)
    for y in region.y..<region.maxY {
      let from = pixels.row(min(max(y, bottom), top - 1))
      let to = result.row(y)
      for x in 0..<region.width { to[x] = from[min(max(region.x + x, left), right - 1) - left] }
    }
    return result
  }
}
