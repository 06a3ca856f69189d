import UIKit

/// How capitals come when something is typed.
///
/// - Source: developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
  init(type: UITextAutocapitalizationType) { self.type = type }
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}
