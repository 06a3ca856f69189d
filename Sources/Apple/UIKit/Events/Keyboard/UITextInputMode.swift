/// A way of entering text: a keyboard of some language.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  private let language: String?

  init(language: String?) {
    self.language = language
    super.init()
  }

  /// The language, as a BCP 47 code; the host's keyboard types English.
  open var primaryLanguage: String? { language }

  private static let host = UITextInputMode(language: "en-US")

  /// Every mode that the user switched on: the host's keyboard.
  open class var activeInputModes: [UITextInputMode] { [host] }
}
