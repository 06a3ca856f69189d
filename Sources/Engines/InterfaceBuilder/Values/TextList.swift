/// Several texts.
package struct TextList: Hashable, Sendable {
  package var texts: [String]
}

extension TextList: PropertyValue {
  package static var meaning: String { "a list of texts" }
  package static var elementNames: Set<String> { ["array", "mutableArray"] }

  package init?(element: SourceElement) {
    texts = element.children.compactMap { String.elementNames.contains($0.name) ? String(element: $0) : nil }
  }
}
