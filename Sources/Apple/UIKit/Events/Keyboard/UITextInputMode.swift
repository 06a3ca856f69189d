/// A mode of text input: a keyboard for a language.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// The language as a BCP 47 code. The host's keyboard is English.
  open var primaryLanguage: String? { language }

  private static let host = UITextInputMode(language: "en-US")

  /// The modes that the user enabled: the host's keyboard.
  open class var activeInputModes: [UITextInputMode] { [host] }
}
