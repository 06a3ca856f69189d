/// What a password must be made of, so that the system can propose one. It is kept; none is proposed here.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputpasswordrules
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules, such as `"required: upper; required: digit; minlength: 8;"`.
  public nonisolated let passwordRulesDescriptor: String

  /// Rules in the language of password rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  /// Returns the rules themselves, since they never change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
