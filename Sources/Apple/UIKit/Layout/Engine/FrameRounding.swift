/// Puts solved rectangles on the pixels of a screen.
///
/// Edges move to the nearest pixel, halves up, so that neighbors that touch still touch: three equal widths in 316
/// points at 2x come out as 103.5, 103 and 103.5. Interface Builder's saved frames follow the same rule.
enum FrameRounding {
  /// What the solver's arithmetic may be off by, in pixels.
  private static let tolerance = 1e-5

  static func round(_ position: Double, scale: Double) -> Double {
    pixels(position, scale) / scale
  }

  private static func pixels(_ position: Double, _ scale: Double) -> Double {
    (position * scale + 0.5 + tolerance).rounded(.down)
  }

  static func frame(x: Double, y: Double, width: Double, height: Double, scale: CGFloat) -> CGRect {
    let scale = scale > 0 ? Double(scale) : 1
    // Lengths are differences of whole pixels: those of edges in points would be off in the last place.
    let (left, top) = (pixels(x, scale), pixels(y, scale))
    let (right, bottom) = (pixels(x + width, scale), pixels(y + height, scale))
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, right - left) / scale, height: max(0, bottom - top) / scale)
  }

  /// Returns the smallest number of whole pixels that holds a length.
  static func roundUp(_ length: Double, scale: CGFloat) -> Double {
    let scale = scale > 0 ? Double(scale) : 1
    return (length * scale - tolerance).rounded(.up) / scale
  }
}
