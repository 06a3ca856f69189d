/// How a view's content fits its bounds.
package enum ContentMode: String, EnumerationValue {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
    bottomLeft, bottomRight
}
