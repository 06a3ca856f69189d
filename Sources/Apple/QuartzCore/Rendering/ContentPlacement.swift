/// The placement of a layer's contents in its bounds.
package struct ContentPlacement: Equatable {
  /// A part of the contents in their unit square, and the rectangle that it fills.
  package struct Part: Equatable {
    package var source: CGRect
    package var target: CGRect
  }

  /// Returns the rectangle of contents with a size and a gravity. "Bottom" is the minimum y (see
  /// `CALayerContentsGravity`).
  package static func rect(for size: CGSize, gravity: CALayerContentsGravity, in bounds: CGRect) -> CGRect {
    switch gravity {
    case .center: return aligned(size, 0.5, 0.5, bounds)
    case .top: return aligned(size, 0.5, 1, bounds)
    case .bottom: return aligned(size, 0.5, 0, bounds)
    case .left: return aligned(size, 0, 0.5, bounds)
    case .right: return aligned(size, 1, 0.5, bounds)
    case .topLeft: return aligned(size, 0, 1, bounds)
    case .topRight: return aligned(size, 1, 1, bounds)
    case .bottomLeft: return aligned(size, 0, 0, bounds)
    case .bottomRight: return aligned(size, 1, 0, bounds)
    case .resizeAspect: return scaled(size, bounds, by: min)
    case .resizeAspectFill: return scaled(size, bounds, by: max)
    default: return bounds
    }
  }

  /// Returns whether a gravity changes the size of contents.
  package static func resizes(_ gravity: CALayerContentsGravity) -> Bool {
    gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill
  }

  private static func aligned(_ size: CGSize, _ x: CGFloat, _ y: CGFloat, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  private static func scaled(_ size: CGSize, _ bounds: CGRect, by choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let factor = choose(bounds.width / size.width, bounds.height / size.height)
    return aligned(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5, bounds)
  }

  /// Returns the parts with which contents fill `target` with only their center stretched; one part if everything is
  /// stretched.
  ///
  /// - Parameters:
  ///   - target: The rectangle that the displayed part of the contents fills.
  ///   - size: The size, in points, of the displayed part.
  ///   - rect: The displayed part in the unit square of the contents.
  ///   - center: The stretched part in the unit square of the displayed part.
  package static func parts(target: CGRect, size: CGSize, rect: CGRect, center: CGRect) -> [Part] {
    guard center != .unit, size.width > 0, size.height > 0, target.width > 0, target.height > 0 else {
      return [Part(source: rect, target: target)]
    }
    let columns = bands(rect.minX, rect.width, center.minX, center.maxX, target.minX, target.width, size.width)
    let rows = bands(rect.minY, rect.height, center.minY, center.maxY, target.minY, target.height, size.height)
    var parts: [Part] = []
    for row in rows where row.targetLength > 0 {
      for column in columns where column.targetLength > 0 {
        parts.append(
          Part(
            source: CGRect(
              x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
            target: CGRect(
              x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)))
      }
    }
    return parts
  }

  private struct Band {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// Returns the two ends, which keep their size if they fit, and the stretched part between them.
  private static func bands(
    _ source: CGFloat, _ sourceLength: CGFloat, _ centerStart: CGFloat, _ centerEnd: CGFloat,
    _ target: CGFloat, _ targetLength: CGFloat, _ length: CGFloat
  ) -> [Band] {
    let centerStart = min(max(centerStart, 0), 1)
    let centerEnd = min(max(centerEnd, centerStart), 1)
    var first = length * centerStart
    var last = length * (1 - centerEnd)
    var middle = targetLength - first - last
    if middle < 0 {
      first *= targetLength / (first + last)
      last = targetLength - first
      middle = 0
    }
    return [
      Band(source: source, sourceLength: sourceLength * centerStart, target: target, targetLength: first),
      Band(
        source: source + sourceLength * centerStart, sourceLength: sourceLength * (centerEnd - centerStart),
        target: target + first, targetLength: middle),
      Band(
        source: source + sourceLength * centerEnd, sourceLength: sourceLength * (1 - centerEnd),
        target: target + targetLength - last, targetLength: last),
    ]
  }
}
