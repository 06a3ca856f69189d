/// How a control's content stands in its height.
package enum VerticalAlignment: String, EnumerationValue {
  case center, top, bottom, fill
}
