/// A pressed key of a hardware keyboard.
///
/// - Source: developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters that the key types with the held modifiers, or the name of a key without characters.
  public final let characters: String

  /// The characters that the key types without modifiers.
  public final let charactersIgnoringModifiers: String

  /// The modifier keys that are held.
  public final let modifierFlags: UIKeyModifierFlags

  /// The code of the key, independent of its label.
  public final let keyCode: UIKeyboardHIDUsage

  init(_ input: String, _ modifiers: UIKeyModifierFlags) {
    charactersIgnoringModifiers = input
    characters = modifiers.contains(.shift) && input.count == 1 ? input.uppercased() : input
    modifierFlags = modifiers
    keyCode = UIKeyboardHIDUsage(input: input)
    super.init()
  }
}
