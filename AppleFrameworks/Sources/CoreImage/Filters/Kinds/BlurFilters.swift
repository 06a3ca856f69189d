import CoreGraphics
import Foundation

/// A namespace for filters that blur and sharpen images.
enum BlurFilters {
  static let all: [FilterDefinition] = [
    FilterDefinition("CIGaussianBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 0...100)]) { image, values in
      image.blurred(values.number(kCIInputRadiusKey))
    },
    FilterDefinition("CIBoxBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 10, 1...100)]) { image, values in
      let weights = SeparableFilter.box(max(values.number(kCIInputRadiusKey), 0))
      return image.separably(weights)
    },
    FilterDefinition("CIDiscBlur", kCICategoryBlur, [.number(kCIInputRadiusKey, 8, 0...100)]) { image, values in
      image.blurredByDisc(max(values.number(kCIInputRadiusKey), 0))
    },
    FilterDefinition(
      "CIMotionBlur", kCICategoryBlur,
      [.number(kCIInputRadiusKey, 20, 0...100), .number(kCIInputAngleKey, 0, -.pi...(.pi))]
    ) { image, values in
      image.blurredByMotion(max(values.number(kCIInputRadiusKey), 0), angle: values.number(kCIInputAngleKey))
    },
    FilterDefinition("CIMedianFilter", kCICategoryBlur) { image, _ in image.median },
    FilterDefinition(
      "CINoiseReduction", kCICategoryBlur,
      [.number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
    ) { image, values in
      // Differences below the noise level are removed, and those above it are sharpened.
      let level = max(values.float("inputNoiseLevel"), 0)
      let sharpness = values.float(kCIInputSharpnessKey)
      return CombinationNode([image, image.surroundings(1.5)], extent: image.extent) { _ in
        { row, others, count in
          for index in 0..<count {
            let smooth = others[0][index]
            let difference = row[index] - smooth
            let size = abs(difference.luminance)
            let part = level > 0 ? min(size / level, 1) : 1
            let result = smooth + difference * (part * (1 + sharpness * part * 0.5))
            row[index] = pointwiseMax(result, .zero).alpha(row[index].w)
          }
        }
      }
    },
    FilterDefinition(
      "CISharpenLuminance", kCICategorySharpen,
      [.number(kCIInputSharpnessKey, 0.4, 0...2), .number(kCIInputRadiusKey, 1.69, 0...20)]
    ) { image, values in
      let sharpness = values.float(kCIInputSharpnessKey)
      return CombinationNode([image, image.surroundings(values.number(kCIInputRadiusKey))], extent: image.extent) { _ in
        { row, others, count in
          for index in 0..<count {
            let pixel = row[index]
            let more = (pixel.luminance - others[0][index].luminance) * sharpness
            row[index] = pointwiseMax(pixel + Pixel(repeating: more), .zero).alpha(pixel.w)
          }
        }
      }
    },
    FilterDefinition(
      "CIUnsharpMask", kCICategorySharpen,
      [.number(kCIInputRadiusKey, 2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
    ) { image, values in
      let intensity = values.float(kCIInputIntensityKey)
      return CombinationNode([image, image.surroundings(values.number(kCIInputRadiusKey))], extent: image.extent) { _ in
        { row, others, count in
          for index in 0..<count {
            let pixel = row[index]
            let result = pixel + (pixel - others[0][index]) * intensity
            row[index] = pointwiseMax(result, .zero).alpha(pixel.w)
          }
        }
      }
    },
  ]
}

extension ImageNode {
  /// Returns the image with its edge pixels extended, blurred and cropped. It contains the surroundings of each pixel,
  /// without the transparency outside of the image.
  func surroundings(_ sigma: Double) -> ImageNode {
    guard !extent.isEndless, !extent.isNull else { return blurred(sigma) }
    return CropNode(ClampNode(self, to: extent).blurred(sigma), to: extent)
  }

  /// Returns the weighted sums along rows and columns.
  func separably(_ weights: [Float]) -> ImageNode {
    let reach = weights.count / 2
    guard reach > 0 else { return self }
    return NeighborhoodNode(
      self, border: (reach, reach), extent: extent.grown(CGFloat(reach), CGFloat(reach))
    ) { source, region, _ in SeparableFilter.apply(weights, to: source, region: region) }
  }

  /// Returns the mean of the pixels within a circle.
  func blurredByDisc(_ radius: Double) -> ImageNode {
    let reach = Int(radius.rounded(.up))
    guard reach > 0 else { return self }
    // Each row of the circle is a run, whose sum is a difference of cumulative sums along the row.
    let halves = (-reach...reach).map { y in
      let squared = radius * radius - Double(y * y)
      return squared < 0 ? -1 : Int(squared.squareRoot())
    }
    let count = halves.reduce(0) { $0 + ($1 < 0 ? 0 : 2 * $1 + 1) }
    return NeighborhoodNode(
      self, border: (reach + 1, reach), extent: extent.grown(CGFloat(reach), CGFloat(reach))
    ) { source, region, _ in
      let width = source.region.width
      let result = Pixels(region, isCleared: true)
      let weight = 1 / Float(count)
      var sums = [SIMD4<Double>](repeating: .zero, count: width + 1)
      for row in source.region.y..<source.region.maxY {
        let from = source.row(row)
        for x in 0..<width { sums[x + 1] = sums[x] + SIMD4<Double>(from[x]) }
        for (index, half) in halves.enumerated() where half >= 0 {
          let y = row - (index - reach)
          guard y >= region.y, y < region.maxY else { continue }
          let to = result.row(y)
          for x in 0..<region.width {
            let middle = region.x + x - source.region.x
            to[x] += Pixel(sums[middle + half + 1] - sums[middle - half]) * weight
          }
        }
      }
      return result
    }
  }

  /// Returns the mean of the pixels on a line of twice the radius, with Gaussian weights.
  func blurredByMotion(_ radius: Double, angle: Double) -> ImageNode {
    guard radius > 0.01 else { return self }
    let reach = Int(radius.rounded(.up))
    let weights = (-reach...reach).map { exp(-4.5 * pow(Double($0) / radius, 2)) }
    let sum = weights.reduce(0, +)
    let (dx, dy) = (abs(cos(angle)) * Double(reach), abs(sin(angle)) * Double(reach))
    return NeighborhoodNode(
      self, border: (Int(dx.rounded(.up)) + 2, Int(dy.rounded(.up)) + 2), extent: extent.grown(dx, dy)
    ) { source, region, _ in
      let sampler = Sampler(source, isNearest: false, clamps: false)
      let result = Pixels(region)
      for y in region.y..<region.maxY {
        let row = result.row(y)
        for x in 0..<region.width {
          let middle = SIMD2(Double(region.x + x) + 0.5, Double(y) + 0.5)
          var total = Pixel.zero
          for (index, weight) in weights.enumerated() {
            let distance = Double(index - reach)
            total +=
              sampler.pixel(middle + SIMD2(cos(angle) * distance, sin(angle) * distance)) * Float(weight / sum)
          }
          row[x] = total
        }
      }
      return result
    }
  }

  /// The image in which each pixel is the one with the median brightness of nine pixels.
  var median: ImageNode {
    NeighborhoodNode(ClampNode(self, to: extent.isEndless ? .zero : extent), border: (1, 1), extent: extent) {
      source, region, _ in
      let result = Pixels(region)
      for y in region.y..<region.maxY {
        let rows = [source.row(y - 1), source.row(y), source.row(y + 1)].map { $0 + (region.x - source.region.x) }
        for x in 0..<region.width {
          var around: [Pixel] = []
          around.reserveCapacity(9)
          for row in rows { for offset in -1...1 { around.append(row[x + offset]) } }
          around.sort { $0.luminance < $1.luminance }
          result.row(y)[x] = around[4]
        }
      }
      return result
    }
  }
}
