import Foundation

extension AttributeScopes.FoundationAttributes {
  /// The attribute for inline presentation intents.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static var name: String { NSAttributedString.Key.inlinePresentationIntent.rawValue }
  }

  /// The attribute for the blocks that contain the text.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static var name: String { NSAttributedString.Key.presentationIntentAttributeName.rawValue }
  }

  // Dynamic members only use their types; a scope has no values.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("AttributeScopes.FoundationAttributes: a scope has no values")
  }

  public var presentationIntent: PresentationIntentAttribute {
    preconditionFailure("AttributeScopes.FoundationAttributes: a scope has no values")
  }
}

extension NSAttributedString.Key {
  /// The inline presentation intent, the raw value of an `InlinePresentationIntent`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key/inlinepresentationintent
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks that contain the text, a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The URL of an image.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The text that assistive technologies read in place of it.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The language of the text as a BCP 47 identifier.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
