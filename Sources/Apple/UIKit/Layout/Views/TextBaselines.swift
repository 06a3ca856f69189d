/// What a view class adopts that shows text, so that constraints find its baselines.
@MainActor
protocol TextBaselines: UIView {
  /// From the top of the alignment rectangle down to the first baseline, in points.
  var firstBaselineOffsetFromTop: CGFloat { get }

  /// From the last baseline down to the bottom of the alignment rectangle, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }

  /// From the top of the alignment rectangle down to the last baseline, in points, for text that begins at the top and does not move with
  /// the bottom; `nil`, the default, for others.
  ///
  /// Said from the bottom, such a baseline would depend on the height, and the height on the constraint.
  var lastBaselineOffsetFromTop: CGFloat? { get }

  /// The height of a line of the text, in points. The default is that of body text.
  var baselineLineHeight: CGFloat { get }
}

extension TextBaselines {
  var lastBaselineOffsetFromTop: CGFloat? { nil }

  var baselineLineHeight: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
  }
}

extension UIView {
  /// Returns the view whose text has the baseline that constraints with this view mean: itself, or one that it names.
  func baselineView(isFirst: Bool) -> UIView {
    var view: UIView = self
    // A few steps are plenty for a view that names a view that names a view; a circle must end too.
    for _ in 0..<8 where !(view is any TextBaselines) {
      let delegate = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard delegate !== view, delegate.isDescendant(of: view) else { break }
      view = delegate
    }
    return view
  }
}
