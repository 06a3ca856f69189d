/// The font of a fragment of text, or of the titles of a bar.
package struct TextFont: Hashable, Sendable {
  package var form: Form
  /// The size in points.
  package var size: Double?

  package enum Form: Hashable, Sendable {
    case named(String)
    /// A system font for a purpose: `system`, `systemBold`, `cellTitle`, `smallSystem`...
    case meta(String)
    case description(FontDescription)
  }
}

extension TextFont: PropertyValue {
  package static var meaning: String { "a font with a name or a metaFont" }
  package static var elementNames: Set<String> { ["font", "fontDescription"] }

  package init?(element: SourceElement) {
    size = element.number("size") ?? element.number("pointSize")
    if element.name == "fontDescription" {
      guard let description = FontDescription(element: element) else { return nil }
      form = .description(description)
    } else if let name = element["name"] {
      form = .named(name)
    } else if let meta = element["metaFont"] {
      form = .meta(meta)
    } else {
      return nil
    }
  }
}
