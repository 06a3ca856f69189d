/// The configuration of a symbol.
package struct SymbolConfiguration: Hashable, Sendable {
  /// The source of the size: `unspecified`, `pointSize` or `fontStyle`.
  package var configurationType: String?
  package var scale: SymbolScale?
  package var weight: SymbolWeight?
  /// The size in points.
  package var pointSize: Double?
  /// The text style with UIKit's internal name.
  package var textStyle: String?
  package var renderingMode: SymbolRenderingMode?
  package var font: FontDescription?
}

extension SymbolConfiguration: PropertyValue {
  package static var meaning: String { "a symbol configuration" }
  package static var elementNames: Set<String> { ["preferredSymbolConfiguration"] }

  package init?(element: SourceElement) {
    configurationType = element["configurationType"]
    scale = element.value("scale")
    weight = element.value("weight")
    pointSize = element.number("pointSize")
    textStyle = element["textStyle"] ?? element["fontStyle"]
    renderingMode = element.value("renderingMode")
    font = element.value("font") ?? element.value("fontDescription")
  }
}
