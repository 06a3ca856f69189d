/// A view class that displays text and provides its baselines for constraints.
@MainActor
protocol TextBaselines: UIView {
  /// The distance from the top of the alignment rectangle to the first baseline, in points.
  var firstBaselineOffsetFromTop: CGFloat { get }

  /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }

  /// The distance from the top of the alignment rectangle to the last baseline, in points, for text that is aligned at
  /// the top; `nil` by default, for other text.
  ///
  /// Measured from the bottom, such a baseline would depend on the height and the height on the constraint.
  var lastBaselineOffsetFromTop: CGFloat? { get }

  /// The line height of the text, in points. The default is that of body text.
  var baselineLineHeight: CGFloat { get }
}

extension TextBaselines {
  var lastBaselineOffsetFromTop: CGFloat? { nil }

  var baselineLineHeight: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
  }
}

extension UIView {
  /// Returns the view that provides the baseline for constraints with this view: the view itself or another one that it
  /// specifies.
  func baselineView(isFirst: Bool) -> UIView {
    var view: UIView = self
    // A few steps are sufficient for views that refer to other views, and end a cycle.
    for _ in 0..<8 where !(view is any TextBaselines) {
      let delegate = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard delegate !== view, delegate.isDescendant(of: view) else { break }
      view = delegate
    }
    return view
  }
}
