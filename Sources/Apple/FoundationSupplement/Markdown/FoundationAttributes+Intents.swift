import Foundation

extension AttributeScopes.FoundationAttributes {
  /// How a part of a line is meant.
  ///
  /// - Source: developer.apple.com/documentation/foundation/attributescopes/foundationattributes
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static var name: String { NSAttributedString.Key.inlinePresentationIntent.rawValue }
  }

  /// The blocks that a part of a text lies in.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = PresentationIntent
    public static var name: String { NSAttributedString.Key.presentationIntentAttributeName.rawValue }
  }

  // Only their types are looked at, by dynamic members: there is no value of a scope.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("AttributeScopes.FoundationAttributes: a scope has no values")
  }

  public var presentationIntent: PresentationIntentAttribute {
    preconditionFailure("AttributeScopes.FoundationAttributes: a scope has no values")
  }
}

extension NSAttributedString.Key {
  /// How a part of a line is meant: the number of an `InlinePresentationIntent`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key/inlinepresentationintent
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The blocks that a part of a text lies in: a `PresentationIntent`.
  public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
  /// The address of an image: a `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")
  /// The text that assistive technologies read instead.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
  /// The language of the text, by BCP 47.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
