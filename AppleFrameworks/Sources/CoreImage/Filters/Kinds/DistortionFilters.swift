import CoreGraphics
import Foundation

/// A namespace for filters that move pixels within a circle.
enum DistortionFilters {
  private static let center = FilterInput.vector(kCIInputCenterKey, [150, 150])

  static let all: [FilterDefinition] = [
    FilterDefinition(
      "CIBumpDistortion", kCICategoryDistortionEffect,
      [center, .number(kCIInputRadiusKey, 300, 0...600), .number(kCIInputScaleKey, 0.5, -1...1)]
    ) { image, values in
      let scale = values.number(kCIInputScaleKey)
      return image.moved(around: values) { offset, part in
        // Positive values enlarge the center: pixels are taken from positions nearer to it.
        let fall = (1 - part) * (1 - part)
        return offset * (scale >= 0 ? 1 / (1 + scale * fall * 2) : 1 - scale * fall)
      }
    },
    FilterDefinition(
      "CITwirlDistortion", kCICategoryDistortionEffect,
      [center, .number(kCIInputRadiusKey, 300, 0...500), .number(kCIInputAngleKey, .pi, -4 * .pi...4 * .pi)]
    ) { image, values in
      let angle = values.number(kCIInputAngleKey)
      return image.moved(around: values) { offset, part in
        let turn = -angle * (1 - part) * (1 - part)
        return SIMD2(
          offset.x * cos(turn) - offset.y * sin(turn), offset.x * sin(turn) + offset.y * cos(turn))
      }
    },
    FilterDefinition(
      "CIPinchDistortion", kCICategoryDistortionEffect,
      [center, .number(kCIInputRadiusKey, 300, 0...1000), .number(kCIInputScaleKey, 0.5, 0...2)]
    ) { image, values in
      let scale = values.number(kCIInputScaleKey)
      return image.moved(around: values) { offset, part in offset * pow(max(part, 1e-6), -scale * (1 - part)) }
    },
    FilterDefinition(
      "CIHoleDistortion", kCICategoryDistortionEffect, [center, .number(kCIInputRadiusKey, 150, 0.01...1000)]
    ) { image, values in
      // The pixels inside the circle are pushed out of it, over the same distance.
      let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 0.01))
      return WarpNode(
        image, extent: image.extent.grown(radius, radius), clampsToInput: false,
        regionOfInput: { $0.rect.insetBy(dx: -radius, dy: -radius) },
        place: { place in
          let offset = place - center
          let distance = (offset * offset).sum().squareRoot()
          if distance < radius { return nil }
          return distance >= 2 * radius ? place : center + offset * ((distance - radius) * 2 / distance)
        })
    },
    FilterDefinition(
      "CICircleSplashDistortion", kCICategoryDistortionEffect, [center, .number(kCIInputRadiusKey, 150, 0...1000)]
    ) { image, values in
      // Outside of the circle, each pixel is the one on the circle in the same direction.
      let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 0))
      return WarpNode(
        image, extent: .endless, clampsToInput: false,
        regionOfInput: { _ in
          CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        },
        place: { place in
          let offset = place - center
          let distance = (offset * offset).sum().squareRoot()
          return distance <= radius ? place : center + offset * (radius / distance)
        })
    },
  ]
}

extension ImageNode {
  /// Returns the image with the pixels in a circle taken from other positions in or near it.
  ///
  /// - Parameter move: A closure that returns the offset of the source pixel for an offset from the center and its
  ///   fraction of the radius.
  fileprivate func moved(
    around values: FilterValues, _ move: @escaping (SIMD2<Double>, Double) -> SIMD2<Double>
  ) -> ImageNode {
    let (center, radius) = (values.point(kCIInputCenterKey), values.number(kCIInputRadiusKey))
    guard radius > 0 else { return self }
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return WarpNode(
      self, extent: extent, clampsToInput: !extent.isEndless,
      regionOfInput: { region in
        region.rect.intersects(circle) ? region.rect.union(circle.insetBy(dx: -radius, dy: -radius)) : region.rect
      },
      place: { place in
        let offset = place - center
        let distance = (offset * offset).sum().squareRoot()
        return distance >= radius ? place : center + move(offset, distance / radius)
      })
  }
}
