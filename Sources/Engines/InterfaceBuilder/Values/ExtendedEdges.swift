/// The edges at which a controller's view extends under the bars.
package struct ExtendedEdges: Hashable, Sendable {
  package var top: Bool
  package var left: Bool
  package var bottom: Bool
  package var right: Bool
}

extension ExtendedEdges: PropertyValue {
  package static var meaning: String { "extended edges" }
  package static var elementNames: Set<String> { ["extendedEdge"] }

  package init?(element: SourceElement) {
    let flags = element.flags
    self.init(
      top: flags.contains("top"), left: flags.contains("left"), bottom: flags.contains("bottom"),
      right: flags.contains("right"))
  }
}
