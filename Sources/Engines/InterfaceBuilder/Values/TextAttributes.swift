/// The attributes of a piece of text. Each is nil where the file does not say it.
package struct TextAttributes: Hashable, Sendable {
  package var font: TextFont?
  package var foregroundColor: Color?
  package var backgroundColor: Color?
  package var strokeColor: Color?
  package var underlineColor: Color?
  package var strikethroughColor: Color?
  package var shadowColor: Color?
  package var shadowOffset: Offset?
  package var paragraphStyle: ParagraphStyle?
  package var link: String?
  /// The other attributes that are numbers, by their names: `NSKern`, `NSUnderline`, `NSBaselineOffset`...
  package var numbers: [String: Double] = [:]

  package init() {}

  /// `attributes` of a fragment, which have the keys of NSAttributedString.
  init(attributes element: SourceElement) {
    font = element.value("NSFont")
    foregroundColor = element.value("NSColor")
    backgroundColor = element.value("NSBackgroundColor")
    strokeColor = element.value("NSStrokeColor")
    underlineColor = element.value("NSUnderlineColor")
    strikethroughColor = element.value("NSStrikethroughColor")
    paragraphStyle = element.value("NSParagraphStyle")
    link = element.string("NSLink") ?? element.child("url", key: "NSLink")?["string"]
    for child in element.children {
      guard let key = child.key, Double.elementNames.contains(child.name) else { continue }
      numbers[key] = Double(element: child)
    }
  }
}

extension TextAttributes: PropertyValue {
  package static var meaning: String { "text attributes" }
  package static var elementNames: Set<String> { ["textAttributes"] }

  /// `textAttributes` of a bar or of links, which have keys of their own.
  package init?(element: SourceElement) {
    font = element.value("font") ?? element.value("fontDescription")
    foregroundColor = element.value("textColor")
    shadowColor = element.value("textShadowColor")
    shadowOffset = element.value("textShadowOffset")
  }
}
