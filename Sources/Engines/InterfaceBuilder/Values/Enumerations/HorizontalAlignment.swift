/// How a control's content stands in its width.
package enum HorizontalAlignment: String, EnumerationValue {
  case center, left, right, fill, leading, trailing
}
