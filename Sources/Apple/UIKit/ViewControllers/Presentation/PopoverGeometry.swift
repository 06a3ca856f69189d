import CoreGraphics

/// The frame of a popover and the position of its arrow.
struct PopoverGeometry {
  let measures: PopoverMeasures
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// The distance of the arrow's tip from the center of its side.
  let arrowOffset: CGFloat

  /// Computes the geometry.
  ///
  /// - Parameters:
  ///   - size: The size of the content, without the arrow.
  ///   - source: The rectangle that the popover points at, in the coordinates of `area`.
  ///   - area: The area that is available to the popover.
  init(
    size wanted: CGSize, source: CGRect, area: CGRect, permitted: UIPopoverArrowDirection, _ measures: PopoverMeasures
  ) {
    self.measures = measures
    let height = measures.arrowHeight
    // The available space on each side of the source.
    func room(_ direction: UIPopoverArrowDirection) -> CGSize {
      switch direction {
      case .up: CGSize(width: area.width, height: area.maxY - source.maxY - height)
      case .down: CGSize(width: area.width, height: source.minY - area.minY - height)
      case .left: CGSize(width: area.maxX - source.maxX - height, height: area.height)
      default: CGSize(width: source.minX - area.minX - height, height: area.height)
      }
    }
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter { permitted.contains($0) }
    let candidates: [UIPopoverArrowDirection] = order.isEmpty ? [.up] : order
    let fitting = candidates.first { room($0).width >= wanted.width && room($0).height >= wanted.height }
    func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let room = room(direction)
      return min(wanted.width, max(room.width, 0)) * min(wanted.height, max(room.height, 0))
    }
    // If the popover fits on no side, it is placed where most of it fits. Of equal sides, the first one is chosen.
    var best = candidates[0]
    for candidate in candidates where share(candidate) > share(best) { best = candidate }
    direction = fitting ?? best
    let available = room(direction)
    let size = CGSize(
      width: min(wanted.width, max(available.width, 0)), height: min(wanted.height, max(available.height, 0)))
    let isVertical = direction == .up || direction == .down
    func confined(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - length / 2, low), max(high - length, low))
    }
    if isVertical {
      let x = confined(source.midX, size.width, area.minX, area.maxX)
      let y = direction == .up ? source.maxY : source.minY - height - size.height
      frame = CGRect(x: x, y: y, width: size.width, height: size.height + height)
      arrowOffset = PopoverGeometry.offset(source.midX - frame.midX, along: size.width, measures)
    } else {
      let y = confined(source.midY, size.height, area.minY, area.maxY)
      let x = direction == .left ? source.maxX : source.minX - height - size.width
      frame = CGRect(x: x, y: y, width: size.width + height, height: size.height)
      arrowOffset = PopoverGeometry.offset(source.midY - frame.midY, along: size.height, measures)
    }
  }

  /// Returns the offset of the arrow, which does not overlap the rounded corners.
  private static func offset(_ wanted: CGFloat, along length: CGFloat, _ measures: PopoverMeasures) -> CGFloat {
    let most = max(0, length / 2 - measures.cornerRadius - measures.arrowBase / 2)
    return min(max(wanted, -most), most)
  }

  /// The insets that the arrow requires in the frame.
  var arrowInsets: UIEdgeInsets {
    let height = measures.arrowHeight
    return UIEdgeInsets(
      top: direction == .up ? height : 0, left: direction == .left ? height : 0,
      bottom: direction == .down ? height : 0,
      right: direction == .right ? height : 0)
  }

  /// The outline, in the coordinates of a view with the frame.
  var outline: CGPath {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let box = bounds.inset(by: arrowInsets)
    let radius = min(measures.cornerRadius, box.width / 2, box.height / 2)
    let path = CGMutablePath()
    path.addRoundedRect(in: box, cornerWidth: radius, cornerHeight: radius)
    let half = measures.arrowBase / 2
    func arrow(_ base: CGPoint, _ tip: CGPoint, along: CGPoint) {
      path.move(to: CGPoint(x: base.x - along.x * half, y: base.y - along.y * half))
      // The sides of the arrow are curved towards the box, and its tip is rounded.
      let near = CGPoint(x: tip.x + (base.x - tip.x) * 0.12, y: tip.y + (base.y - tip.y) * 0.12)
      path.addCurve(
        to: CGPoint(x: near.x - along.x * 3, y: near.y - along.y * 3),
        control1: CGPoint(x: base.x - along.x * half * 0.5, y: base.y - along.y * half * 0.5),
        control2: CGPoint(x: near.x - along.x * 7, y: near.y - along.y * 7))
      path.addQuadCurve(to: CGPoint(x: near.x + along.x * 3, y: near.y + along.y * 3), control: tip)
      path.addCurve(
        to: CGPoint(x: base.x + along.x * half, y: base.y + along.y * half),
        control1: CGPoint(x: near.x + along.x * 7, y: near.y + along.y * 7),
        control2: CGPoint(x: base.x + along.x * half * 0.5, y: base.y + along.y * half * 0.5))
      path.closeSubpath()
    }
    switch direction {
    case .up:
      let x = box.midX + arrowOffset
      arrow(CGPoint(x: x, y: box.minY), CGPoint(x: x, y: bounds.minY), along: CGPoint(x: 1, y: 0))
    case .down:
      let x = box.midX + arrowOffset
      arrow(CGPoint(x: x, y: box.maxY), CGPoint(x: x, y: bounds.maxY), along: CGPoint(x: 1, y: 0))
    case .left:
      let y = box.midY + arrowOffset
      arrow(CGPoint(x: box.minX, y: y), CGPoint(x: bounds.minX, y: y), along: CGPoint(x: 0, y: 1))
    default:
      let y = box.midY + arrowOffset
      arrow(CGPoint(x: box.maxX, y: y), CGPoint(x: bounds.maxX, y: y), along: CGPoint(x: 0, y: 1))
    }
    return path
  }
}
