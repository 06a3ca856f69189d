import CoreGraphics
import Foundation

/// What a symbol looks like, at no weight in particular.
///
/// Unchecked: the paths of its parts are never changed.
struct SymbolShape: @unchecked Sendable {
  var parts: [SymbolPart]
  /// The room that the symbol takes at the regular weight, in hundredths of the point size, around the origin. Nil: as
  /// much as it is wide and high, and a margin.
  var box: CGSize?

  init(_ parts: [SymbolPart], box: CGSize? = nil) {
    self.parts = parts
    self.box = box
  }

  /// Around all parts, without pens.
  var bounds: CGRect {
    parts.filter { !$0.isGap }.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
  }

  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    SymbolShape(parts.map { $0.applying(transform) })
  }

  func scaled(by factor: CGFloat) -> SymbolShape { applying(CGAffineTransform(scaleX: factor, y: factor)) }

  // MARK: - Variants

  /// The outline filled.
  var filled: SymbolShape {
    SymbolShape(
      parts.map { part in
        var part = part
        if case .stroke = part.ink, part.path.isClosed { part.ink = .fillAndStroke }
        return part
      }, box: box)
  }

  /// The shape made smaller, within an outline.
  func enclosed(in enclosure: SymbolEnclosure, isFilled: Bool) -> SymbolShape {
    let bounds = bounds
    let extent = max(bounds.width, bounds.height, 1)
    let inner = applying(
      CGAffineTransform(scaleX: enclosure.room / extent, y: enclosure.room / extent)
        .translatedBy(x: -bounds.midX, y: -bounds.midY)
        .concatenating(CGAffineTransform(translationX: 0, y: enclosure.middle)))
    let outline = SymbolPart(
      ink: isFilled ? .fillAndStroke : .stroke, path: enclosure.outline, level: 1)
    return SymbolShape(
      [outline]
        + inner.parts.map { part in
          var part = part
          part.level = 0
          // What was cut out of the inner shape shows the enclosure again.
          if isFilled { part.cutsOut.toggle() }
          return part
        }, box: enclosure.box)
  }

  /// The shape crossed out from the top left to the bottom right.
  var slashed: SymbolShape {
    let bounds = bounds
    let reach = min(max(bounds.width, bounds.height) / 2 + 4, 50)
    let line = SymbolShape.line(from: CGPoint(x: -reach, y: -reach), to: CGPoint(x: reach, y: reach))
    let gap = SymbolPart(
      ink: .stroke, path: line.applying(CGAffineTransform(translationX: 7, y: -7)), margin: 1, isGap: true)
    return SymbolShape(parts + [gap, SymbolPart(ink: .stroke, path: line)], box: box)
  }

  /// The shape with a small filled circle at its lower right corner, out of which another shape is cut.
  func badged(with badge: SymbolShape) -> SymbolShape {
    let bounds = bounds
    let radius: CGFloat = 19
    let center = CGPoint(x: bounds.maxX - radius * 0.4, y: bounds.maxY - radius * 0.6)
    func circle(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
    }
    let extent = max(badge.bounds.width, badge.bounds.height, 1)
    let inner = badge.applying(
      CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: 20 / extent, y: 20 / extent)
        .translatedBy(x: -badge.bounds.midX, y: -badge.bounds.midY))
    let parts =
      self.parts.map { part in
        var part = part
        part.level = min(part.level + 1, 2)
        return part
      } + [SymbolPart(ink: .fill, path: circle(radius + 7), isGap: true), SymbolPart(ink: .fill, path: circle(radius))]
      + inner.parts.map { part in
        var part = part
        part.cutsOut = true
        part.isGap = true
        return part
      }
    let badged = SymbolShape(parts)
    // The symbol proper stays in the middle.
    let own = box ?? SymbolShape.room(for: bounds)
    let width = max(own.width, 2 * (badged.bounds.maxX + 6))
    return SymbolShape(parts, box: CGSize(width: width, height: max(own.height, 2 * (badged.bounds.maxY + 5))))
  }

  // MARK: - Room

  /// The room for parts of a size.
  static func room(for bounds: CGRect) -> CGSize {
    guard !bounds.isNull else { return CGSize(width: 100, height: 100) }
    let halfWidth = max(abs(bounds.minX), abs(bounds.maxX))
    let halfHeight = max(abs(bounds.minY), abs(bounds.maxY))
    return CGSize(width: 2 * halfWidth + 27, height: 2 * halfHeight + 21)
  }

  static func line(from start: CGPoint, to end: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}

extension CGPath {
  fileprivate var isClosed: Bool { elements.types.contains(.closeSubpath) }
}
