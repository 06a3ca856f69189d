import Foundation

/// The coding of Foundation's attributes. Foundation on Linux has none.
///
/// A string is a list of pieces of text, each followed by its attributes under their names, as on Apple's systems.
/// Links, languages and inline intents are encoded; other attributes are omitted.
///
/// - Source: developer.apple.com/documentation/foundation/attributedstring (conforms to Codable)
// swift-format-ignore: AvoidRetroactiveConformances
extension AttributedString: @retroactive Codable {
  private struct Attributes: Codable {
    var link: URL?
    var language: String?
    var intent: UInt?

    enum CodingKeys: String, CodingKey {
      case link = "NSLink"
      case language = "NSLanguage"
      case intent = "NSInlinePresentationIntent"
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(self[run.range].characters))
      let intent = run.attributes[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
      try container.encode(
        Attributes(link: run.link, language: run.languageIdentifier, intent: intent.map { UInt($0.rawValue) }))
    }
  }

  public init(from decoder: any Decoder) throws {
    // A text alone has no attributes.
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self.init(text)
      return
    }
    self.init()
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      var piece = AttributedString(try container.decode(String.self))
      if !container.isAtEnd {
        let attributes = try container.decode(Attributes.self)
        piece.link = attributes.link
        piece.languageIdentifier = attributes.language
        if let intent = attributes.intent {
          piece[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] =
            InlinePresentationIntent(rawValue: .init(intent))
        }
      }
      append(piece)
    }
  }
}
