/// A distance, in points.
package struct Offset: Hashable, Sendable {
  package var horizontal: Double
  package var vertical: Double

  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension Offset: PropertyValue {
  package static var meaning: String { "an offset with horizontal and vertical" }
  package static var elementNames: Set<String> { ["offsetWrapper", "offset"] }

  package init?(element: SourceElement) {
    guard
      let horizontal = element.number("horizontal"),
      let vertical = element.number("vertical")
    else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
