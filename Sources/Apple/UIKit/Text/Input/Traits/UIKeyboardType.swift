/// Which keys the keyboard shows.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the present input mode.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// For web addresses, with a full stop, a slash and ".com".
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// The digits of the user's locale, for a PIN.
  case numberPad = 4
  /// Digits, star and number sign, for telephone numbers.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// For e-mail addresses, with an at sign and a full stop.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// With an at sign and a number sign.
  case twitter = 9
  /// For a search or a web address.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11

  /// The same as ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
