internal import CPixels
import Foundation

/// A rasterizer that draws commands to pixels.
///
/// `Rasterizer+Compositing` composites drawings with existing content, and each of the other extensions draws one kind
/// of object. Drawing is limited to a rectangle of pixels; the coverage of other clips is applied afterwards.
final class Rasterizer: DrawSink {
  /// The destination of the drawing: the pixels of the context or of the last layer.
  var target: SurfacePixels
  /// The encoding of the pixels.
  let encoding: ColorEncoding
  let scratch = ScratchPixels()
  private var root: DeviceSpace
  private var layers: [RasterLayer] = []

  init(_ target: SurfacePixels, encoding: ColorEncoding) {
    self.target = target
    self.encoding = encoding
    root = Self.rootSpace(target)
  }

  private init(_ target: SurfacePixels, space: DeviceSpace, encoding: ColorEncoding) {
    self.target = target
    self.encoding = encoding
    root = space
  }

  /// Returns the root space. Pixel rows are counted from the top, those of Core Graphics from the bottom.
  private static func rootSpace(_ target: SurfacePixels) -> DeviceSpace {
    DeviceSpace(
      CGAffineTransform(1, 0, 0, -1, 0, CGFloat(target.bounds.y1)), clip: DeviceClip(target.bounds))
  }

  /// Replaces the pixels with others of the same size. Open layers don't change.
  func retarget(_ new: SurfacePixels) {
    if layers.isEmpty { target = new } else { layers[0].below = new }
  }

  func perform(_ command: DrawCommand) { perform(command, in: root) }

  /// The pixels below the target, from the bottom to the top, with their alphas and without the target. Those behind a
  /// mask or in a layer with another blend mode are unknown.
  var surfacesBelow: [(surface: SurfacePixels, area: PixelRect, alpha: CGFloat)] {
    var result: [(surface: SurfacePixels, area: PixelRect, alpha: CGFloat)] = []
    for (index, layer) in layers.enumerated().reversed() {
      if layer.isMask || layer.style.blendMode != .normal { break }
      let outer = index > 0 ? layers[index - 1] : nil
      result.append((layer.below, outer?.area ?? layer.below.bounds, outer?.style.alpha ?? 1))
    }
    return result.reversed()
  }

  private func perform(_ command: DrawCommand, in space: DeviceSpace) {
    switch command.operation {
    case .list(let list): draw(list, command, in: space)
    case .beginLayer(let rect): beginLayer(rect, command, in: space)
    case .endLayer: endLayer()
    case .beginMask: beginMask(in: space)
    case .endMask: endMask()
    default:
      let transform = command.transform.concatenating(space.transform)
      let clip = space.clip(command.clip)
      guard transform.isUsable, !clip.bounds.isEmpty else { return }
      draw(command.operation, transform, clip, command.style, in: space)
    }
  }

  /// Draws a list with a transform on a surface.
  func draw(_ list: DisplayList, _ transform: CGAffineTransform, onto surface: SurfacePixels) {
    let space = DeviceSpace(transform, clip: DeviceClip(surface.bounds))
    let inner = Rasterizer(surface, space: space, encoding: encoding)
    for command in list.commands { inner.perform(command) }
    inner.closeLayers(downTo: 0)
  }

  private func draw(_ list: DisplayList, _ command: DrawCommand, in space: DeviceSpace) {
    let clip = space.clip(command.clip)
    let transform = command.transform.concatenating(space.transform)
    guard transform.isUsable, !clip.bounds.isEmpty else { return }
    let inner = DeviceSpace(transform, clip: clip)
    let depth = layers.count
    for command in list.commands { perform(command, in: inner) }
    // A recording may end inside a layer.
    closeLayers(downTo: depth)
  }

  private func closeLayers(downTo depth: Int) {
    while layers.count > depth { layers[layers.count - 1].isMask ? endMask() : endLayer() }
  }

  // MARK: - Layers

  /// The maximum distance in pixels of a layer from its shadow, if it exceeds the drawn part of the image: more than
  /// the width and half the height of any screen, 200 MB for an image of a phone.
  private static let farthestCaster = 2048

  private func beginLayer(_ rect: CGRect?, _ command: DrawCommand, in space: DeviceSpace) {
    let clip = space.clip(command.clip)
    var shadow = command.style.shadow.map { DeviceShadow($0, space.transform, encoding, alpha: command.style.alpha) }
    var area = clip.bounds
    // An object far away from its shadow would need pixels for the space in between.
    if let far = shadow?.wholeOffset, max(abs(far.x), abs(far.y)) > max(area.width, area.height, Self.farthestCaster) {
      shadow = nil
    }
    if let shadow, !area.isEmpty {
      // Objects outside of the clip may have a shadow inside of it.
      let reach = shadow.reach
      let casters = area.offsetBy(-shadow.wholeOffset.x, -shadow.wholeOffset.y).insetBy(-reach)
      area = PixelRect(
        x0: min(area.x0, casters.x0), y0: min(area.y0, casters.y0), x1: max(area.x1, casters.x1),
        y1: max(area.y1, casters.y1))
    }
    if let rect, !rect.isInfinite {
      let transform = command.transform.concatenating(space.transform)
      area = area.intersection(PixelRect(covering: rect.applying(transform)))
    }
    pushLayer(area, clip: clip, style: command.style, shadow: shadow, isMask: false, space: space)
  }

  private func beginMask(in space: DeviceSpace) {
    guard let layer = layers.last else { return }
    pushLayer(
      layer.area, clip: DeviceClip(layer.area), style: DrawStyle(), shadow: nil, isMask: true, space: space)
  }

  private func pushLayer(
    _ wanted: PixelRect, clip: DeviceClip, style: DrawStyle, shadow: DeviceShadow?, isMask: Bool, space: DeviceSpace
  ) {
    // Layers have the size of their visible part; an empty one has one pixel.
    let isTooLarge = !PixelStorage.isReasonable(width: max(wanted.width, 1), height: max(wanted.height, 1))
    let area = isTooLarge ? .empty : wanted
    let place = area.isEmpty ? PixelRect(x0: 0, y0: 0, x1: 1, y1: 1) : area
    let surface = SurfacePixels(scratch.take(place.width, place.height), x: place.x0, y: place.y0, isOpaque: false)
    layers.append(
      RasterLayer(
        surface: surface, area: area, below: target, clip: clip, style: style, shadow: shadow, isMask: isMask,
        space: space))
    space.pushRoot(DeviceClip(area))
    target = surface
  }

  private func popLayer() -> RasterLayer? {
    guard let layer = layers.popLast() else { return nil }
    layer.space.popRoot()
    target = layer.below
    return layer
  }

  private func endLayer() {
    guard layers.last?.isMask == false, let layer = popLayer() else { return }
    if !layer.area.isEmpty {
      if let shadow = layer.shadow { drawShadow(ofLayer: layer, shadow) }
      composite(
        layer.surface, layer.area, clip: layer.clip, alpha: layer.style.alpha, blendMode: layer.style.blendMode)
    }
    scratch.give(layer.surface)
  }

  private func endMask() {
    guard layers.last?.isMask == true, let layer = popLayer() else { return }
    let area = layer.area
    if !area.isEmpty {
      vc_multiply_by_alpha(
        target.address(area.x0, area.y0), target.stride, layer.surface.address(area.x0, area.y0), layer.surface.stride,
        area.width, area.height)
      target.markDirty()
    }
    scratch.give(layer.surface)
  }
}
