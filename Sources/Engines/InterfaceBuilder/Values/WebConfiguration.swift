/// The configuration of a web view; its attributes and children are on its element.
package struct WebConfiguration: Hashable, Sendable {
  package let source: SourceElement
}

extension WebConfiguration: PropertyValue {
  package static var meaning: String { "the configuration of a web view" }
  package static var elementNames: Set<String> { ["wkWebViewConfiguration"] }

  package init?(element: SourceElement) { source = element }
}
