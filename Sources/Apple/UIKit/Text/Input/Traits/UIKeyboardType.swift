/// The type of the keyboard, which determines its keys.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the current input mode.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses, with a period, a slash and ".com".
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// The digits of the user's locale, for a PIN.
  case numberPad = 4
  /// Digits, star and number sign, for phone numbers.
  case phonePad = 5
  /// A keyboard for names and phone numbers.
  case namePhonePad = 6
  /// A keyboard for e-mail addresses, with an at sign and a period.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard with an at sign and a number sign.
  case twitter = 9
  /// A keyboard for searches and web addresses.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The same as ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
