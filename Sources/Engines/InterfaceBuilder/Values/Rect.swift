/// A rectangle in points. Frames are in the coordinates of the superview.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rect: PropertyValue {
  package static var meaning: String { "a rectangle with x, y, width and height" }
  package static var elementNames: Set<String> { ["rect"] }

  package init?(element: SourceElement) {
    guard
      let x = element.number("x"),
      let y = element.number("y"),
      let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
