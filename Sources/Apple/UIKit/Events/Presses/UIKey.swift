/// A key of a hardware keyboard that is pressed.
///
/// - Source: developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What the key types with the modifiers that are held, or the name of a key without a character.
  public final let characters: String

  /// What the key types without modifiers.
  public final let charactersIgnoringModifiers: String

  /// The modifier keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// Which key it is, whatever is printed on it.
  public final let keyCode: UIKeyboardHIDUsage

  init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    charactersIgnoringModifiers = input
    characters = modifiers.contains(.shift) && input.count == 1 ? input.uppercased() : input
    modifierFlags = modifiers
    keyCode = UIKeyboardHIDUsage(input: input)
    super.init()
  }
}
