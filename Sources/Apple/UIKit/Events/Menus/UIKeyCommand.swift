/// A command with a shortcut for a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as the character that it types without modifiers, or as one of the constants below.
  ///
  /// - Default: `nil`.
  public final let input: String?

  /// The modifier keys.
  public final let modifierFlags: UIKeyModifierFlags

  /// Whether the command takes precedence over the system's behavior for the key, such as moving the caret.
  ///
  /// - Default: `false`.
  open var wantsPriorityOverSystemBehavior: Bool = false

  /// Creates a command with a shortcut.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command with a shortcut and without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Returns whether the command has a key and modifiers. Letters match regardless of their case, and caps lock is
  /// ignored.
  final func matches(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let own = self.input else { return false }
    return own.lowercased() == input.lowercased()
      && modifierFlags.subtracting(.alphaShift) == modifiers.subtracting(.alphaShift)
  }

  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  public nonisolated class var f1: String { "UIKeyInputF1" }
  public nonisolated class var f2: String { "UIKeyInputF2" }
  public nonisolated class var f3: String { "UIKeyInputF3" }
  public nonisolated class var f4: String { "UIKeyInputF4" }
  public nonisolated class var f5: String { "UIKeyInputF5" }
  public nonisolated class var f6: String { "UIKeyInputF6" }
  public nonisolated class var f7: String { "UIKeyInputF7" }
  public nonisolated class var f8: String { "UIKeyInputF8" }
  public nonisolated class var f9: String { "UIKeyInputF9" }
  public nonisolated class var f10: String { "UIKeyInputF10" }
  public nonisolated class var f11: String { "UIKeyInputF11" }
  public nonisolated class var f12: String { "UIKeyInputF12" }
}
