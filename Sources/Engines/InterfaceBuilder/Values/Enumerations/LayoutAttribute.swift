/// An edge, a center, a baseline or a length that a constraint speaks of.
package enum LayoutAttribute: String, EnumerationValue {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, lastBaseline,
    firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
    centerXWithinMargins, centerYWithinMargins, notAnAttribute
}
