/// The direction of a stack, of pages, or of scrolling.
package enum Axis: String, EnumerationValue {
  case horizontal, vertical
}

/// An edge, center, baseline or dimension in a constraint.
package enum LayoutAttribute: String, EnumerationValue {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, baseline, lastBaseline,
    firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
    centerXWithinMargins, centerYWithinMargins, notAnAttribute
}

/// The edge from which a designer's guide is measured.
package enum LayoutGuideAffinity: String, EnumerationValue {
  case minX, maxX, minY, maxY, midX, midY
}

/// The kind of a `viewLayoutGuide`.
package enum LayoutGuideKind: String, EnumerationValue {
  case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, readableContent, keyboard
}

/// The relation of a constraint.
///
/// - Default: `equal`.
package enum LayoutRelation: String, EnumerationValue {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// The alignment of a stack's views across its axis.
///
/// - Default: `fill`.
package enum StackAlignment: String, EnumerationValue {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

/// The distribution of a stack's views along its axis.
///
/// - Default: `fill`.
package enum StackDistribution: String, EnumerationValue {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// The spacing of a stack: a number or the system's spacing.
package enum StackSpacingType: String, EnumerationValue {
  case standard, constant
}

/// The kind of a controller's layout guide, from before the safe area.
package enum ViewControllerLayoutGuideKind: String, EnumerationValue {
  case top, bottom
}
