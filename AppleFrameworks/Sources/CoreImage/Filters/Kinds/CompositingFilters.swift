import CoreGraphics
import Foundation

/// A namespace for filters that composite images, and transitions between two images.
enum CompositingFilters {
  static let all: [FilterDefinition] =
    Blending.allCases.map { blending in
      FilterDefinition("CI" + blending.rawValue, [kCICategoryCompositeOperation], [.image, .background]) { values in
        guard let image = values.image(kCIInputImageKey) else { return nil }
        guard let back = values.image(kCIInputBackgroundImageKey) else { return image }
        return CIImage(blending.node(front: image.node, back: back.node), properties: image.properties)
      }
    } + [
      FilterDefinition(
        "CIDissolveTransition", [kCICategoryTransition],
        [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, 0...1)]
      ) { values in
        guard let image = values.image(kCIInputImageKey), let target = values.image(kCIInputTargetImageKey) else {
          return nil
        }
        let time = min(max(values.float(kCIInputTimeKey), 0), 1)
        return CIImage(
          CombinationNode([image.node, target.node], extent: image.node.extent.joined(target.node.extent)) { _ in
            { row, others, count in
              for index in 0..<count { row[index] = row[index].mixed(others[0][index], time) }
            }
          })
      }
    ]
}
