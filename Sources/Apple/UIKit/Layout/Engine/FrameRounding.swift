/// The rounding of solved rectangles to the pixels of a screen.
///
/// Edges are rounded to the nearest pixel, halves up, so that adjacent views remain adjacent: three equal widths in 316
/// points at 2x become 103.5, 103 and 103.5. The frames in Interface Builder files follow the same rule.
enum FrameRounding {
  /// The tolerance for rounding errors of the solver, in pixels.
  private static let tolerance = 1e-5

  static func round(_ position: Double, scale: Double) -> Double {
    pixels(position, scale) / scale
  }

  private static func pixels(_ position: Double, _ scale: Double) -> Double {
    (position * scale + 0.5 + tolerance).rounded(.down)
  }

  static func frame(x: Double, y: Double, width: Double, height: Double, scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? Double(scale) : 1
    // Lengths are differences of whole pixels. Differences of edges in points would have rounding errors.
    let (left, top) = (pixels(x, scale), pixels(y, scale))
    let (right, bottom) = (pixels(x + width, scale), pixels(y + height, scale))
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, right - left) / scale, height: max(0, bottom - top) / scale)
  }

  /// Returns a length rounded up to whole pixels.
  static func roundUp(_ length: Double, scale: CGFloat) -> Double {
    let scale = scale > 0 ? Double(scale) : 1
    return (length * scale - tolerance).rounded(.up) / scale
  }
}
