/// The paragraph style of a fragment of text. Lengths are in points. Each property is nil if the file does not define
/// it.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment?
  package var lineBreakMode: ParagraphLineBreakMode?
  package var baseWritingDirection: WritingDirection?
  package var lineSpacing: Double?
  package var paragraphSpacing: Double?
  package var paragraphSpacingBefore: Double?
  package var firstLineHeadIndent: Double?
  package var headIndent: Double?
  package var tailIndent: Double?
  package var lineHeightMultiple: Double?
  package var minimumLineHeight: Double?
  package var maximumLineHeight: Double?
  package var hyphenationFactor: Double?
  package var usesDefaultHyphenation: Bool?
  package var tighteningFactorForTruncation: Double?
  package var allowsDefaultTighteningForTruncation: Bool?
  package var tabStops: [TabStop]?

  package struct TabStop: Hashable, Sendable {
    package var alignment: TextAlignment?
    package var location: Double
  }
}

extension ParagraphStyle: PropertyValue {
  package static var meaning: String { "a paragraph style" }
  package static var elementNames: Set<String> { ["paragraphStyle", "mutableParagraphStyle"] }

  package init?(element: SourceElement) {
    alignment = element.value("alignment")
    lineBreakMode = element.value("lineBreakMode")
    baseWritingDirection = element.value("baseWritingDirection")
    lineSpacing = element.number("lineSpacing")
    paragraphSpacing = element.number("paragraphSpacing")
    paragraphSpacingBefore = element.number("paragraphSpacingBefore")
    firstLineHeadIndent = element.number("firstLineHeadIndent")
    headIndent = element.number("headIndent")
    tailIndent = element.number("tailIndent")
    lineHeightMultiple = element.number("lineHeightMultiple")
    minimumLineHeight = element.number("minimumLineHeight")
    maximumLineHeight = element.number("maximumLineHeight")
    hyphenationFactor = element.number("hyphenationFactor")
    usesDefaultHyphenation = element.bool("usesDefaultHyphenation")
    tighteningFactorForTruncation = element.number("tighteningFactorForTruncation")
    allowsDefaultTighteningForTruncation = element.bool("allowsDefaultTighteningForTruncation")
    tabStops = element.child("tabStops").map { stops in
      stops.children.filter { $0.name == "textTab" }.map {
        TabStop(alignment: $0.value("alignment"), location: $0.number("location") ?? 0)
      }
    }
  }
}
