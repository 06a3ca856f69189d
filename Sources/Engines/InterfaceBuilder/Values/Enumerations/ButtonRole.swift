/// The role of a button.
package enum ButtonRole: String, EnumerationValue {
  case normal, primary, cancel, destructive
}
