/// The style of a switch.
package enum SwitchStyle: String, EnumerationValue {
  case automatic, checkbox, sliding
}
