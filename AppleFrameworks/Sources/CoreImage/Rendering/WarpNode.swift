import CoreGraphics
import Foundation

/// A node that takes each pixel from another position of its input.
final class WarpNode: ImageNode, @unchecked Sendable {
  typealias Place = SIMD2<Double>

  private let regionOfInput: (PixelRegion) -> CGRect
  private let place: (Place) -> Place?
  private let clampsToInput: Bool
  private let samples: Int

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - clampsToInput: Whether positions outside of the input use its edge pixels. Otherwise, they are transparent,
  ///     and edges are mixed with transparency.
  ///   - samples: The numbers of horizontal and vertical samples for a pixel.
  ///   - regionOfInput: A closure that returns the source region for a region.
  ///   - place: A closure that returns the position in the input for the center of a pixel; `nil` for a transparent
  ///     pixel.
  init(
    _ input: ImageNode, extent: CGRect, clampsToInput: Bool = false, samples: Int = 1,
    regionOfInput: @escaping (PixelRegion) -> CGRect, place: @escaping (Place) -> Place?
  ) {
    self.regionOfInput = regionOfInput
    self.place = place
    self.clampsToInput = clampsToInput
    self.samples = samples
    super.init(extent: extent, inputs: [input], samplesNearest: input.samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let input = inputs[0]
    var part = PixelRegion(covering: regionOfInput(region).grown(2, 2))
    let bounds = PixelRegion(covering: input.extent)
    part = part.intersection(clampsToInput ? bounds : bounds.expanded(1))
    guard !part.isEmpty else { return Pixels(region, isCleared: true) }
    let sampler = Sampler(
      rendering.pixels(of: input, in: part), isNearest: input.samplesNearest, clamps: clampsToInput)
    let result = Pixels(region)
    for y in region.y..<region.maxY {
      let row = result.row(y)
      for x in 0..<region.width {
        if samples == 1 {
          let place = place(Place(Double(region.x + x) + 0.5, Double(y) + 0.5))
          row[x] = place.map { sampler.pixel($0) } ?? .zero
        } else {
          row[x] = mixture(region.x + x, y, sampler)
        }
      }
    }
    return result
  }

  private func mixture(_ x: Int, _ y: Int, _ sampler: Sampler) -> Pixel {
    var sum = Pixel.zero
    for row in 0..<samples {
      for column in 0..<samples {
        let middle = Place(
          Double(x) + (Double(column) + 0.5) / Double(samples), Double(y) + (Double(row) + 0.5) / Double(samples))
        if let place = place(middle) { sum += sampler.pixel(place) }
      }
    }
    return sum * (1 / Float(samples * samples))
  }
}

/// A sampler of pixels at fractional positions.
struct Sampler {
  private let pixels: Pixels
  private let isNearest: Bool
  private let clamps: Bool

  /// Creates a sampler.
  ///
  /// - Parameter clamps: Whether positions outside use the edge pixels. Otherwise, they are transparent.
  init(_ pixels: Pixels, isNearest: Bool, clamps: Bool) {
    self.pixels = pixels
    self.isNearest = isNearest
    self.clamps = clamps
  }

  func pixel(_ place: SIMD2<Double>) -> Pixel {
    guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return .zero }
    if isNearest { return pixel(Int(place.x.rounded(.down)), Int(place.y.rounded(.down))) }
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, bottom) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(bottom))
    let (across, up) = (Float(x - left), Float(y - bottom))
    let lower: Pixel
    let upper: Pixel
    let region = pixels.region
    if column >= region.x, row >= region.y, column + 1 < region.maxX, row + 1 < region.maxY {
      let first = pixels.row(row) + (column - region.x)
      let second = first + region.width
      lower = first[0] + (first[1] - first[0]) * across
      upper = second[0] + (second[1] - second[0]) * across
    } else {
      lower = pixel(column, row).mixed(pixel(column + 1, row), across)
      upper = pixel(column, row + 1).mixed(pixel(column + 1, row + 1), across)
    }
    return lower + (upper - lower) * up
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    let region = pixels.region
    if clamps {
      return pixels[min(max(x, region.x), region.maxX - 1), min(max(y, region.y), region.maxY - 1)]
    }
    guard x >= region.x, y >= region.y, x < region.maxX, y < region.maxY else { return .zero }
    return pixels[x, y]
  }
}

/// A node that moves its input by whole pixels.
final class ShiftNode: ImageNode, @unchecked Sendable {
  private let dx: Int
  private let dy: Int

  init(_ input: ImageNode, dx: Int, dy: Int) {
    (self.dx, self.dy) = (dx, dy)
    super.init(
      extent: input.extent.isEndless ? input.extent : input.extent.offsetBy(dx: CGFloat(dx), dy: CGFloat(dy)),
      inputs: [input], samplesNearest: input.samplesNearest)
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let source = rendering.pixels(of: inputs[0], in: region.moved(-dx, -dy))
    let result = Pixels(region)
    result.base.update(from: source.base, count: region.count)
    return result
  }
}

extension ImageNode {
  /// Returns the image with an affine transform applied.
  ///
  /// - Parameter isHighQuality: Whether each pixel of a much smaller image is a mixture of all its source pixels.
  func transformed(_ transform: CGAffineTransform, isHighQuality: Bool = false) -> ImageNode {
    if transform.isIdentity || extent.isNull { return self }
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    let (dx, dy) = (transform.tx.rounded(), transform.ty.rounded())
    if isMove, dx == transform.tx, dy == transform.ty, abs(dx) < 1e8, abs(dy) < 1e8 {
      return ShiftNode(self, dx: Int(dx), dy: Int(dy))
    }
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return EmptyNode() }
    let inverse = transform.inverted()
    // If the sides stay horizontal and vertical, edges keep their full color. Otherwise, they are mixed with the
    // surrounding transparency.
    let isUpright = (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
    let smaller = 1 / max(abs(determinant).squareRoot(), 1e-3)
    return WarpNode(
      self, extent: extent.isEndless ? .endless : extent.applying(transform),
      clampsToInput: isUpright && !extent.isEndless,
      samples: isHighQuality ? min(max(Int(smaller.rounded(.up)), 1), 16) : 1,
      regionOfInput: { $0.rect.applying(inverse) },
      place: { point in
        SIMD2(
          Double(inverse.a) * point.x + Double(inverse.c) * point.y + Double(inverse.tx),
          Double(inverse.b) * point.x + Double(inverse.d) * point.y + Double(inverse.ty))
      })
  }
}

/// A node without pixels.
final class EmptyNode: ImageNode, @unchecked Sendable {
  init() { super.init(extent: .null) }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels { Pixels(region, isCleared: true) }
}
