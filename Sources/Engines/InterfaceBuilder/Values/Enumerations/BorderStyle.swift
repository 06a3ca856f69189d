/// The border of a text field.
package enum BorderStyle: String, EnumerationValue {
  case none, line, bezel, roundedRect
}
