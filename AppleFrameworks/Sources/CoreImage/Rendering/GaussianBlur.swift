import CoreGraphics
import Foundation

extension ImageNode {
  /// The image blurred by a Gaussian. It reaches three standard deviations farther on each side.
  func blurred(_ sigma: Double) -> ImageNode {
    guard sigma > 0.01, sigma.isFinite, !extent.isNull else { return self }
    let reach = 3 * sigma
    return NeighborhoodNode(
      self, border: (Int(reach.rounded(.up)) + 8, Int(reach.rounded(.up)) + 8),
      extent: extent.grown(CGFloat(reach), CGFloat(reach))
    ) { source, region, _ in GaussianBlur.apply(sigma, to: source, region: region) }
  }
}

enum GaussianBlur {
  /// Above this many pixels the blur is computed on a smaller picture: what gets lost is finer than the blur leaves.
  static let maxDirectSigma = 8.0

  /// - Parameter source: Reaches three standard deviations and 8 pixels farther than the region.
  static func apply(_ sigma: Double, to source: Pixels, region: PixelRegion) -> Pixels {
    if sigma <= maxDirectSigma {
      return SeparableFilter.apply(SeparableFilter.gaussian(sigma), to: source, region: region)
    }
    var factor = 1
    while sigma / Double(factor) > maxDirectSigma { factor *= 2 }
    // Means of squares widen the picture by a box's deviation, and mixing when it is enlarged by a triangle's. Both are
    // taken off. Deviations add by their squares: (factor² - 1) / 12 of a box, factor² / 6 of a triangle.
    let size = Double(factor)
    let rest = (sigma * sigma - (size * size - 1) / 12 - size * size / 6).squareRoot() / size
    let small = reduced(source, by: factor)
    let weights = SeparableFilter.gaussian(rest)
    let reach = weights.count / 2
    let wanted = PixelRegion(
      x: small.region.x + reach, y: small.region.y + reach, width: small.region.width - 2 * reach,
      height: small.region.height - 2 * reach)
    return enlarged(SeparableFilter.apply(weights, to: small, region: wanted), by: factor, region: region)
  }

  /// Means of squares. The squares lie on the plane's multiples of their size, whatever is asked for, so that parts
  /// fit.
  private static func reduced(_ source: Pixels, by factor: Int) -> Pixels {
    func floored(_ value: Int) -> Int { (Double(value) / Double(factor)).rounded(.down).asInt }
    let region = source.region
    let (left, bottom) = (floored(region.x), floored(region.y))
    let small = PixelRegion(
      x: left - 2, y: bottom - 2, width: floored(region.maxX - 1) - left + 5,
      height: floored(region.maxY - 1) - bottom + 5)
    let result = Pixels(small, isCleared: true)
    let weight = 1 / Float(factor * factor)
    for y in region.y..<region.maxY {
      let from = source.row(y)
      let to = result.row(floored(y))
      var column = left
      var x = region.x
      while x < region.maxX {
        let end = min((column + 1) * factor, region.maxX)
        var sum = Pixel.zero
        while x < end {
          sum += from[x - region.x]
          x += 1
        }
        to[column - small.x] += sum * weight
        column += 1
      }
    }
    return result
  }

  /// Mixtures of the squares' means, by their middles.
  private static func enlarged(_ source: Pixels, by factor: Int, region: PixelRegion) -> Pixels {
    let size = Double(factor)
    // Rows first, as one row is used for many.
    let wide = Pixels(
      PixelRegion(x: region.x, y: source.region.y, width: region.width, height: source.region.height))
    let places = (0..<region.width).map { index -> (Int, Float) in
      let place = (Double(region.x + index) + 0.5) / size - 0.5
      let left = place.rounded(.down)
      return (left.asInt - source.region.x, Float(place - left))
    }
    for y in source.region.y..<source.region.maxY {
      let from = source.row(y)
      let to = wide.row(y)
      for (index, (left, part)) in places.enumerated() {
        to[index] = from[left] + (from[left + 1] - from[left]) * part
      }
    }
    let result = Pixels(region)
    for y in region.y..<region.maxY {
      let place = (Double(y) + 0.5) / size - 0.5
      let bottom = place.rounded(.down)
      let part = Float(place - bottom)
      let lower = wide.row(bottom.asInt)
      let upper = wide.row(bottom.asInt + 1)
      let to = result.row(y)
      for x in 0..<region.width { to[x] = lower[x] + (upper[x] - lower[x]) * part }
    }
    return result
  }
}

extension Double {
  var asInt: Int { Int(self) }
}
