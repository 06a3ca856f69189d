/// The look of a keyboard.
package enum KeyboardAppearance: String, EnumerationValue {
  case `default`, dark, light, alert
}
