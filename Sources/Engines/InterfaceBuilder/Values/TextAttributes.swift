/// The attributes of a piece of text. Each is nil if the file does not define it.
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
  /// Other numeric attributes by name: `NSKern`, `NSUnderline`, `NSBaselineOffset`...
  package var numbers: [String: Double] = [:]

  package init() {}

  /// Parses the `attributes` of a fragment, which have the keys of NSAttributedString.
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

  /// Parses the `textAttributes` of a bar or of links, which have their own keys.
  package init?(element: SourceElement) {
    font = element.value("font") ?? element.value("fontDescription")
    foregroundColor = element.value("textColor")
    shadowColor = element.value("textShadowColor")
    shadowOffset = element.value("textShadowOffset")
  }
}
