/// The direction of a stack, of pages, or of scrolling.
package enum Axis: String, EnumerationValue {
  case horizontal, vertical
}

/// An edge, a center, a baseline or a length that a constraint speaks of.
package enum LayoutAttribute: String, EnumerationValue {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, lastBaseline,
    firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
    centerXWithinMargins, centerYWithinMargins, notAnAttribute
}

/// From which edge a designer's guide is measured.
package enum LayoutGuideAffinity: String, EnumerationValue {
  case minX, maxX, minY, maxY, midX, midY
}

/// Which guide of its view a `viewLayoutGuide` is.
package enum LayoutGuideKind: String, EnumerationValue {
  case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
}

/// The relation of a constraint; absent is `equal`.
package enum LayoutRelation: String, EnumerationValue {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// How a stack's views stand across its axis; absent is `fill`.
package enum StackAlignment: String, EnumerationValue {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

/// How a stack's views share its axis; absent is `fill`.
package enum StackDistribution: String, EnumerationValue {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Whether the system chooses the spacing of a stack.
package enum StackSpacingType: String, EnumerationValue {
  case standard, constant
}

/// Which guide of a controller of before the safe area.
package enum ViewControllerLayoutGuideKind: String, EnumerationValue {
  case top, bottom
}
