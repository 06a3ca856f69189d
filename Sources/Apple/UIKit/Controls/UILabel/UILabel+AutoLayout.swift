// Baselines and heights of a label for constraints.

extension UILabel: OwnContentPriorities {
  func defaultContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .labelHeight : .defaultLow
  }
}

extension UILabel: WidthDependentHeight {
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    intrinsicSize(forWidth: width)?.height
  }

  func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, !content.isEmpty else { return nil }
    return textSize(forWidth: width > 0 ? width : UILabel.unlimited)
  }
}

extension UILabel: TextBaselines {
  var firstBaselineOffsetFromTop: CGFloat {
    let size = baselineSize
    guard !content.isEmpty else { return size.height }
    return textPlacement(in: CGRect(origin: .zero, size: size)).firstBaseline
  }

  var lastBaselineOffsetFromBottom: CGFloat {
    let size = baselineSize
    guard !content.isEmpty else { return 0 }
    return size.height - textPlacement(in: CGRect(origin: .zero, size: size)).lastBaseline
  }

  var baselineLineHeight: CGFloat { font.lineHeight }

  /// The size for which baselines are calculated. It is the size of the text, at the present width if the width
  /// determines the number of lines.
  private var baselineSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && bounds.width > 0
    return wraps ? textSize(forWidth: bounds.width) : intrinsicContentSize
  }
}
