/// Text that consists of runs with their own attributes.
package struct AttributedText: Hashable, Sendable {
  package var fragments: [Fragment]

  package struct Fragment: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes
  }

  /// The entire text.
  package var text: String { fragments.map(\.text).joined() }
}

extension AttributedText: PropertyValue {
  package static var meaning: String { "attributed text" }
  package static var elementNames: Set<String> { ["attributedString"] }

  package init?(element: SourceElement) {
    fragments = element.children.filter { $0.name == "fragment" }.map {
      Fragment(
        text: $0.string("content") ?? "",
        attributes: $0.child("attributes").map(TextAttributes.init(attributes:)) ?? TextAttributes())
    }
  }
}
