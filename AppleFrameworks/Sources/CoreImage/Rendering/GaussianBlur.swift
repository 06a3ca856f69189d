import CoreGraphics
import Foundation

extension ImageNode {
  /// Returns the image with a Gaussian blur. Its extent grows by three standard deviations on each side.
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
  /// The number of pixels above which the blur is computed on a reduced image. The lost details are finer than those
  /// that the blur preserves.
  static let maxDirectSigma = 8.0

  /// Applies a blur.
  ///
  /// - Parameter source: The source pixels, which extend three standard deviations and 8 pixels beyond the region.
  static func apply(_ sigma: Double, to source: Pixels, region: PixelRegion) -> Pixels {
    if sigma <= maxDirectSigma {
      return SeparableFilter.apply(SeparableFilter.gaussian(sigma), to: source, region: region)
    }
    var factor = 1
    while sigma / Double(factor) > maxDirectSigma { factor *= 2 }
    // The means of squares add the variance of a box, and the interpolation of the enlargement adds that of a triangle.
    // Both are subtracted. The variances add up: (factor² - 1) / 12 for a box, and factor² / 6 for a triangle.
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

  /// Returns the means of squares. The squares are aligned to multiples of their size in the plane, so that separately
  /// computed parts match.
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

  /// Returns interpolated means of squares, by their centers.
  private static func enlarged(_ source: Pixels, by factor: Int, region: PixelRegion) -> Pixels {
    let size = Double(factor)
    // Rows are computed first, because one row is used several times.
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
