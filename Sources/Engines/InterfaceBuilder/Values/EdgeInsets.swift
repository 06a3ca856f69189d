/// Insets by side, in points.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets: PropertyValue {
  package static var meaning: String { "insets with numbers for all four sides" }
  package static var elementNames: Set<String> { ["edgeInsets", "inset"] }

  /// Parses an `inset`, which names the sides by axis. `minX` is the left side.
  package init?(element: SourceElement) {
    let names =
      element.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
    let sides = names.compactMap(element.number)
    guard sides.count == 4 else { return nil }
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
