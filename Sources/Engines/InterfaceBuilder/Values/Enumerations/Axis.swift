/// The direction of a stack, of pages, or of scrolling.
package enum Axis: String, EnumerationValue {
  case horizontal, vertical
}
