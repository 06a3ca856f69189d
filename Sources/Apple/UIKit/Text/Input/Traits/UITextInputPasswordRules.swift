/// The rules of a password, from which the system suggests one. They are stored only, since no password is suggested
/// here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules, such as `"required: upper; required: digit; minlength: 8;"`.
  public nonisolated let passwordRulesDescriptor: String

  /// Creates rules in the language of password rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, since they are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
