/// Insets by reading direction, in points.
package struct DirectionalEdgeInsets: Hashable, Sendable {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension DirectionalEdgeInsets: PropertyValue {
  package static var meaning: String { "insets with top, leading, bottom and trailing" }
  package static var elementNames: Set<String> { ["directionalEdgeInsets"] }

  package init?(element: SourceElement) {
    guard
      let top = element.number("top"),
      let leading = element.number("leading"),
      let bottom = element.number("bottom"),
      let trailing = element.number("trailing")
    else { return nil }
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
