/// The contours of a glyph in points, with y up and the origin on the baseline at the pen.
///
/// Contours are closed and must be filled with the non-zero winding rule.
package struct GlyphOutline: Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadratic(control: Point, to: Point)
    case cubic(control1: Point, control2: Point, to: Point)
    case close
  }

  package var elements: [Element]

  package init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether nothing is drawn: for a space, or a glyph that is a bitmap.
  package var isEmpty: Bool { elements.isEmpty }
}
