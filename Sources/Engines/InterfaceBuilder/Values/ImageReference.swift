/// The name of an image, which is in the bundle or its catalogs, or is a system symbol.
package struct ImageReference: Hashable, Sendable {
  package var name: String
  /// Whether the image is an SF Symbol.
  package var isSymbol: Bool
  package var symbolScale: SymbolScale?
  package var renderingMode: SymbolRenderingMode?
  /// The value of a variable symbol, from 0 to 1.
  package var variableValue: Double?
  package var symbolConfiguration: SymbolConfiguration?
}

extension ImageReference: PropertyValue {
  package static var meaning: String { "the name of an image" }
  package static var elementNames: Set<String> { ["imageReference"] }

  package init?(attribute: String, of element: SourceElement) {
    self.init(name: attribute, isSymbol: element["catalog"] == "system")
  }

  package init?(element: SourceElement) {
    guard let name = element["image"] else { return nil }
    self.init(
      name: name, isSymbol: element["catalog"] == "system", symbolScale: element.value("symbolScale"),
      renderingMode: element.value("renderingMode"), variableValue: element.number("variableValue"),
      symbolConfiguration: element.value("preferredSymbolConfiguration"))
  }
}
