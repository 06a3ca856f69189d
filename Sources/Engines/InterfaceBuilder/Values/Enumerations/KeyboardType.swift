/// The `keyboardType` of a text input.
package enum KeyboardType: String, EnumerationValue {
  case `default`, alphabet, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
}
