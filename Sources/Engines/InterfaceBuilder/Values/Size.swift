/// A size, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: PropertyValue {
  package static var meaning: String { "a size with width and height" }
  package static var elementNames: Set<String> { ["size", "value"] }

  package init?(element: SourceElement) {
    guard
      let width = element.number("width"),
      let height = element.number("height")
    else { return nil }
    self.init(width: width, height: height)
  }
}
