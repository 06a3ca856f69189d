import CoreGraphics
import Foundation

/// A namespace for filters that move, scale, crop and repeat images.
enum GeometryFilters {
  private static let corners: [FilterInput] = [
    .vector("inputTopLeft", [118, 484]), .vector("inputTopRight", [646, 507]),
    .vector("inputBottomRight", [548, 140]), .vector("inputBottomLeft", [155, 153]),
  ]
  private static let transform = FilterInput.value(kCIInputTransformKey, "NSValue", nil)

  static let all: [FilterDefinition] = [
    FilterDefinition("CIAffineTransform", kCICategoryGeometryAdjustment, [transform]) { image, values in
      image.transformed(values.transform(kCIInputTransformKey))
    },
    FilterDefinition("CIAffineClamp", kCICategoryTileEffect, [transform]) { image, values in
      guard !image.extent.isEndless else { return image }
      return ClampNode(image, to: image.extent).transformed(values.transform(kCIInputTransformKey))
    },
    FilterDefinition("CIClamp", kCICategoryTileEffect, [.rectangle(kCIInputExtentKey, [0, 0, 640, 80])]) {
      image, values in
      CIImage(image).clamped(to: values.vector(kCIInputExtentKey).cgRectValue).node
    },
    FilterDefinition("CIAffineTile", kCICategoryTileEffect, [transform]) { image, values in
      guard !image.extent.isEndless, !image.extent.isNull else { return image }
      return TileNode(image).transformed(values.transform(kCIInputTransformKey))
    },
    FilterDefinition("CICrop", kCICategoryGeometryAdjustment, [.rectangle("inputRectangle", [0, 0, 300, 300])]) {
      image, values in CropNode(image, to: values.vector("inputRectangle").cgRectValue)
    },
    FilterDefinition("CIStraightenFilter", kCICategoryGeometryAdjustment, [.number(kCIInputAngleKey, 0, -.pi...(.pi))])
    {
      image, values in
      // The image is rotated and enlarged so that it fills its own rectangle.
      let angle = values.number(kCIInputAngleKey)
      let extent = image.extent
      guard !extent.isEndless, !extent.isEmpty else { return image }
      let ratio = Double(max(extent.width / extent.height, extent.height / extent.width))
      let scale = abs(cos(angle)) + ratio * abs(sin(angle))
      let turned = CGAffineTransform(translationX: -extent.midX, y: -extent.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(rotationAngle: angle))
        .concatenating(CGAffineTransform(translationX: extent.midX, y: extent.midY))
      return CropNode(image.transformed(turned), to: extent)
    },
    FilterDefinition("CIPerspectiveTransform", kCICategoryGeometryAdjustment, corners) { image, values in
      let points = corners.map { values.point($0.key) }
      let extent = image.extent
      guard !extent.isEndless, !extent.isEmpty else { return image }
      return image.inPerspective(to: points, from: extent.corners, extent: CGRect(around: points))
    },
    FilterDefinition(
      "CIPerspectiveCorrection", kCICategoryGeometryAdjustment, corners + [.number("inputCrop", 1, 0...1)]
    ) {
      image, values in
      let points = corners.map { values.point($0.key) }
      func length(_ first: Int, _ last: Int) -> Double {
        let side = points[first] - points[last]
        return (side * side).sum().squareRoot()
      }
      // The sides of the result have the mean lengths of opposite sides.
      let size = CGRect(
        x: 0, y: 0, width: ((length(0, 1) + length(3, 2)) / 2).rounded(),
        height: ((length(0, 3) + length(1, 2)) / 2).rounded())
      guard !size.isEmpty else { return EmptyNode() }
      return image.inPerspective(to: size.corners, from: points, extent: size)
    },
    FilterDefinition(
      "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
      [.number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
    ) { image, values in
      let scale = values.number(kCIInputScaleKey)
      let across = scale * values.number(kCIInputAspectRatioKey)
      guard scale > 0, across > 0, !image.extent.isEndless, !image.extent.isNull else { return image }
      return ResamplingNode(image, across: across, up: scale)
    },
  ]
}

extension CGRect {
  /// The corners at the top left, top right, bottom right and bottom left, in a plane whose y-axis points up.
  var corners: [SIMD2<Double>] {
    [SIMD2(minX, maxY), SIMD2(maxX, maxY), SIMD2(maxX, minY), SIMD2(minX, minY)]
  }

  init(around points: [SIMD2<Double>]) {
    let (x, y) = (points.map(\.x), points.map(\.y))
    self.init(
      x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0), height: (y.max() ?? 0) - (y.min() ?? 0))
  }
}

extension ImageNode {
  /// Returns the image with four of its points moved to four other positions.
  fileprivate func inPerspective(to: [SIMD2<Double>], from: [SIMD2<Double>], extent: CGRect) -> ImageNode {
    guard let map = Perspective(from: to, to: from) else { return EmptyNode() }
    return WarpNode(
      self, extent: extent,
      regionOfInput: { region in CGRect(around: region.rect.corners.map { map.apply($0) ?? SIMD2(0, 0) }) },
      place: { map.apply($0) })
  }
}

/// A projective transform of a plane.
///
/// - Source: Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3
struct Perspective {
  private let matrix: Matrix

  /// Creates a transform; `nil` if the four points do not determine one.
  init?(from: [SIMD2<Double>], to: [SIMD2<Double>]) {
    guard let first = Self.fromSquare(from), let second = Self.fromSquare(to) else { return nil }
    matrix = second * first.inverse
  }

  func apply(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let result = matrix.apply([point.x, point.y, 1])
    guard abs(result[2]) > 1e-12 else { return nil }
    return SIMD2(result[0] / result[2], result[1] / result[2])
  }

  /// Returns the matrix that maps the corners (0, 0), (1, 0), (1, 1) and (0, 1) to four points.
  private static func fromSquare(_ p: [SIMD2<Double>]) -> Matrix? {
    let sum = p[0] - p[1] + p[2] - p[3]
    let (first, second) = (p[1] - p[2], p[3] - p[2])
    let determinant = first.x * second.y - second.x * first.y
    guard abs(determinant) > 1e-12 else { return nil }
    let g = (sum.x * second.y - second.x * sum.y) / determinant
    let h = (first.x * sum.y - sum.x * first.y) / determinant
    return Matrix([
      p[1].x - p[0].x + g * p[1].x, p[3].x - p[0].x + h * p[3].x, p[0].x,
      p[1].y - p[0].y + g * p[1].y, p[3].y - p[0].y + h * p[3].y, p[0].y, g, h, 1,
    ])
  }
}

/// A node that repeats an image infinitely.
final class TileNode: ImageNode, @unchecked Sendable {
  init(_ input: ImageNode) { super.init(extent: .endless, inputs: [input], samplesNearest: input.samplesNearest) }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let tile = PixelRegion(covering: inputs[0].extent)
    guard !tile.isEmpty else { return Pixels(region, isCleared: true) }
    let source = rendering.pixels(of: inputs[0], in: tile)
    let result = Pixels(region)
    func wrapped(_ value: Int, _ count: Int) -> Int { (value % count + count) % count }
    for y in region.y..<region.maxY {
      let from = source.row(tile.y + wrapped(y - tile.y, tile.height))
      let to = result.row(y)
      for x in 0..<region.width { to[x] = from[wrapped(region.x + x - tile.x, tile.width)] }
    }
    return result
  }
}

/// A node that scales an image with a Lanczos kernel of three lobes, along rows and then along columns.
final class ResamplingNode: ImageNode, @unchecked Sendable {
  private let across: Double
  private let up: Double

  init(_ input: ImageNode, across: Double, up: Double) {
    (self.across, self.up) = (across, up)
    super.init(
      extent: input.extent.applying(CGAffineTransform(scaleX: across, y: up)), inputs: [input],
      samplesNearest: input.samplesNearest)
  }

  /// The weights of a pixel's sources, starting with the first one. Sources outside of the input are replaced with
  /// additional weight for its edge pixels.
  private struct Weights {
    let first: Int
    let values: [Float]

    init(_ place: Int, scale: Double, low: Int, high: Int) {
      let stretch = max(1 / scale, 1)
      let middle = (Double(place) + 0.5) / scale - 0.5
      let from = Int((middle - 3 * stretch).rounded(.up))
      let to = Int((middle + 3 * stretch).rounded(.down))
      func nearest(_ index: Int) -> Int { min(max(index, low), high - 1) }
      var sums = [Double](repeating: 0, count: nearest(to) - nearest(from) + 1)
      for index in from...max(to, from) {
        sums[nearest(index) - nearest(from)] += Self.kernel((Double(index) - middle) / stretch)
      }
      let total = sums.reduce(0, +)
      first = nearest(from)
      values = sums.map { Float($0 / total) }
    }

    private static func kernel(_ x: Double) -> Double {
      if abs(x) < 1e-9 { return 1 }
      if abs(x) >= 3 { return 0 }
      let angle = Double.pi * x
      return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
    }
  }

  override func render(_ region: PixelRegion, _ rendering: Rendering) -> Pixels {
    let bounds = PixelRegion(covering: inputs[0].extent)
    let columns = (region.x..<region.maxX).map {
      Weights($0, scale: across, low: bounds.x, high: bounds.maxX)
    }
    let rows = (region.y..<region.maxY).map { Weights($0, scale: up, low: bounds.y, high: bounds.maxY) }
    let left = columns.map(\.first).min() ?? 0
    let right = columns.map { $0.first + $0.values.count }.max() ?? 0
    let bottom = rows.map(\.first).min() ?? 0
    let top = rows.map { $0.first + $0.values.count }.max() ?? 0
    let source = rendering.pixels(
      of: inputs[0], in: PixelRegion(x: left, y: bottom, width: right - left, height: top - bottom))
    let narrow = Pixels(PixelRegion(x: region.x, y: bottom, width: region.width, height: top - bottom))
    for y in bottom..<top {
      let (from, to) = (source.row(y), narrow.row(y))
      for (x, weights) in columns.enumerated() {
        var sum = Pixel.zero
        let start = weights.first - left
        for (index, weight) in weights.values.enumerated() { sum += from[start + index] * weight }
        to[x] = sum
      }
    }
    let result = Pixels(region, isCleared: true)
    for (offset, weights) in rows.enumerated() {
      let to = result.row(region.y + offset)
      for (index, weight) in weights.values.enumerated() {
        let from = narrow.row(weights.first + index)
        for x in 0..<region.width { to[x] += from[x] * weight }
      }
      // The negative lobes of the kernel cause overshoot at edges.
      for x in 0..<region.width { to[x] = pointwiseMax(to[x], .zero) }
    }
    return result
  }
}
