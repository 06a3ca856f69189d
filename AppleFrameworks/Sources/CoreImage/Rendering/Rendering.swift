import CoreGraphics
import Foundation

/// One evaluation of a recipe: the working color space, and pixels that more than one step of it asks for.
final class Rendering {
  /// Whether components are in proportion to light, as they are unless a context has another working color space.
  let isLinear: Bool
  /// The most pixels that one step is computed for. A recipe that asks for more is a mistake, not a picture.
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

  /// Steps that lie on several ways from the source to the result are computed once for each region.
  private func findShared(_ node: ImageNode, _ seen: inout Set<ObjectIdentifier>) {
    guard seen.insert(ObjectIdentifier(node)).inserted else {
      sharedNodes.insert(ObjectIdentifier(node))
      return
    }
    for input in node.inputs { findShared(input, &seen) }
  }

  /// The pixels of a step, transparent outside of its extent. They are only read.
  func pixels(of node: ImageNode, in region: PixelRegion) -> Pixels {
    guard sharedNodes.contains(ObjectIdentifier(node)) else { return compute(node, region) }
    let key = Key(node: ObjectIdentifier(node), region: region)
    if let known = kept[key] { return known }
    let result = compute(node, region)
    kept[key] = result
    return result
  }

  /// The pixels of a step, for the caller to change.
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

  /// A color of sRGB components in the working color space, multiplied by its alpha.
  func pixel(of color: CIColor) -> Pixel {
    var result = Pixel(Float(color.red), Float(color.green), Float(color.blue), 1)
    if isLinear { result = ColorTransfer.toLinear(result) }
    return result * Float(color.alpha) + Pixel(0, 0, 0, 0)
  }

  /// A color of sRGB components in the working color space, not multiplied by its alpha.
  func straightPixel(of color: CIColor) -> Pixel {
    var result = Pixel(Float(color.red), Float(color.green), Float(color.blue), 1)
    if isLinear { result = ColorTransfer.toLinear(result) }
    result.w = Float(color.alpha)
    return result
  }
}
