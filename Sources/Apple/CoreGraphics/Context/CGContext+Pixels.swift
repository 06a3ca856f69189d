extension CGContext {
  /// Returns the rectangle aligned to pixels, if the context has pixels and the rectangle is parallel to them.
  ///
  /// Core Animation fills the pixels whose center a layer covers without antialiasing (`allowsEdgeAntialiasing` of
  /// `CALayer` is `false`), so that adjacent layers have no visible seam. A rectangle thinner than a pixel fills one.
  package func onPixels(_ rect: CGRect) -> CGRect {
    let transform = ctm
    guard bitmap != nil, transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0, !rect.isEmpty else {
      return rect
    }
    let device = rect.applying(transform)
    let (left, right) = CGContext.edges(device.minX, device.maxX)
    let (top, bottom) = CGContext.edges(device.minY, device.maxY)
    let snapped = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return snapped == device ? rect : snapped.applying(transform.inverted())
  }

  /// Returns the rectangle aligned to pixels inside of a container, such as a line at the edge of a row. If it is
  /// thinner than a pixel, it fills one of the container's, since the adjacent content would cover another one.
  package func onPixels(_ rect: CGRect, inside container: CGRect) -> CGRect {
    var result = onPixels(rect)
    let (isWider, isHigher) = (result.width > rect.width + 1e-6, result.height > rect.height + 1e-6)
    guard isWider || isHigher, container.insetBy(dx: -1e-6, dy: -1e-6).contains(rect) else { return result }
    let pixels = onPixels(container)
    let one = CGRect(x: 0, y: 0, width: 1, height: 1).applying(ctm.inverted()).size
    if isWider, result.width <= one.width + 1e-6, pixels.width >= result.width {
      result.origin.x = min(max(result.minX, pixels.minX), pixels.maxX - result.width)
    }
    if isHigher, result.height <= one.height + 1e-6, pixels.height >= result.height {
      result.origin.y = min(max(result.minY, pixels.minY), pixels.maxY - result.height)
    }
    return result
  }

  /// The tolerance for rounding errors, in pixels.
  private static let tolerance: CGFloat = 1e-6

  private static func edges(_ from: CGFloat, _ to: CGFloat) -> (CGFloat, CGFloat) {
    let (low, high) = (edge(from), edge(to))
    if high > low { return (low, high) }
    // The pixel that contains the center.
    let pixel = ((from + to) / 2).rounded(.down)
    return (pixel, pixel + 1)
  }

  private static func edge(_ position: CGFloat) -> CGFloat { (position + 0.5 - tolerance).rounded(.down) }
}
