/// The edges from which a pan starts.
package enum RectEdge: String, EnumerationValue {
  case none, top, left, bottom, right, all
}
