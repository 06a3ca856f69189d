import CoreGraphics
import Foundation

/// An evaluation of a recipe, with the working color space, and the pixels that several steps use.
final class Rendering {
  /// Whether components are linear, which is the case unless a context has another working color space.
  let isLinear: Bool
  /// The maximum number of pixels that one step computes. A recipe that exceeds it is considered an error.
  static let maxPixels = 1 << 28

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let region: PixelRegion
  }

  private var sharedNodes: Set<ObjectIdentifier> = []
  private var kept: [Key: Pixels] = [:]

  init(of node: ImageNode, isLinear: Bool) {
    self.isLinear = isLinear
    var seen: Set<ObjectIdentifier> = []
    findShared(node, &seen)
  }

  /// Finds the steps that are on several paths from the source to the result. They are computed once for each region.
  private func findShared(_ node: ImageNode, _ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(node)).inserted else {
      sharedNodes.insert(ObjectIdentifier(node))
      return
    }
    for input in node.inputs { findShared(input, &seen) }
  }

  /// Returns the pixels of a step for reading only. They are transparent outside of its extent.
  func pixels(of node: ImageNode, in region: PixelRegion) -> Pixels {
    guard sharedNodes.contains(ObjectIdentifier(node)) else { return compute(node, region) }
    let key = Key(node: ObjectIdentifier(node), region: region)
    if let known = kept[key] { return known }
    let result = compute(node, region)
    kept[key] = result
    return result
  }

  /// Returns the pixels of a step, which the caller can change.
  func ownPixels(of node: ImageNode, in region: PixelRegion) -> Pixels {
    let result = pixels(of: node, in: region)
    return sharedNodes.contains(ObjectIdentifier(node)) ? result.copy(region) : result
  }

  private func compute(_ node: ImageNode, _ region: PixelRegion) -> Pixels {
    let inside = region.intersection(PixelRegion(covering: node.extent))
    guard !inside.isEmpty else { return Pixels(region, isCleared: true) }
    precondition(
      inside.width <= Self.maxPixels / inside.height,
      "CIImage: \(inside.width) x \(inside.height) pixels are more than can be rendered; crop the image first")
    let result = node.render(inside, self)
    return inside == region ? result : result.copy(region)
  }

  /// Returns a color with sRGB components in the working color space, with premultiplied alpha.
  func pixel(of color: CIColor) -> Pixel {
    var result = Pixel(Float(color.red), Float(color.green), Float(color.blue), 1)
    if isLinear { result = ColorTransfer.toLinear(result) }
    return result * Float(color.alpha) + Pixel(0, 0, 0, 0)
  }

  /// Returns a color with sRGB components in the working color space, without premultiplied alpha.
  func straightPixel(of color: CIColor) -> Pixel {
    var result = Pixel(Float(color.red), Float(color.green), Float(color.blue), 1)
    if isLinear { result = ColorTransfer.toLinear(result) }
    result.w = Float(color.alpha)
    return result
  }
}
