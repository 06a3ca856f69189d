// Limits of the text size in a view, regardless of the user's setting.

extension UIView {
  /// The minimum text size in the view and its subviews.
  ///
  /// - Default: `nil`, no limit. ``maximumContentSizeCategory`` wins where this one is larger.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.minimumContentSizeCategory }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      rare.minimumContentSizeCategory = newValue
      updateInheritedTraits()
    }
  }

  /// The maximum text size in the view and its subviews.
  ///
  /// - Default: `nil`, no limit.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.maximumContentSizeCategory }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      rare.maximumContentSizeCategory = newValue
      updateInheritedTraits()
    }
  }

  /// A description of the limits from the window down to this view, for debugging.
  public final var appliedContentSizeCategoryLimitsDescription: String {
    var lines: [String] = []
    var current: UIView? = self
    while let view = current {
      let limits = [("minimum", view.minimumContentSizeCategory), ("maximum", view.maximumContentSizeCategory)]
      let words = limits.compactMap { name, limit in limit.map { "\(name) \($0.rawValue)" } }
      if !words.isEmpty { lines.append("\(view.briefDescription): \(words.joined(separator: ", "))") }
      current = view.superviewStorage
    }
    let result = "\(traitCollection.preferredContentSizeCategory.rawValue)"
    return ([result] + lines).joined(separator: "\n")
  }
}

extension ViewRareState {
  /// Returns a text size limited to the range; `nil` where it is within it.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil else { return nil }
    var result = category
    if let minimum = minimumContentSizeCategory, result < minimum { result = minimum }
    if let maximum = maximumContentSizeCategory, result > maximum { result = maximum }
    return result == category ? nil : result
  }
}
