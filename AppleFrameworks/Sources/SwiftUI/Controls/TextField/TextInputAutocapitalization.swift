import UIKit

/// A rule for the capitalization of letters while the user types.
///
/// - Source: developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// No letters are capitalized.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first letter of each word is capitalized.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// Every letter is capitalized.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
  init(type: UITextAutocapitalizationType) { self.type = type }
  /// Creates a value from UIKit's type. The initializer never returns `nil`.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}
