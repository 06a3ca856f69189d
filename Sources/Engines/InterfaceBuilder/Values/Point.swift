/// A point, in points.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension Point: PropertyValue {
  package static var meaning: String { "a point with x and y" }
  package static var elementNames: Set<String> { ["point"] }

  package init?(element: SourceElement) {
    guard
      let x = element.number("x"),
      let y = element.number("y")
    else { return nil }
    self.init(x: x, y: y)
  }
}
