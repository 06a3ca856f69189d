import UIKit

/// The typing options of text fields.
struct TypingTraits {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization: UITextAutocapitalizationType?
  var correction: UITextAutocorrectionType = .default
  var returnKey: UIReturnKeyType = .default
  var isBordered = false
  var submit: [() -> Void] = []
}

private enum TypingKey: EnvironmentKey { static var defaultValue: TypingTraits { TypingTraits() } }

extension EnvironmentValues {
  var typing: TypingTraits {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
}
