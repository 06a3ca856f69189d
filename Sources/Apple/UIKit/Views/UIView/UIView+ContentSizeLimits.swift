// How large and how small text may get in a view, whatever size the user asked for.

extension UIView {
  /// The smallest size of text, here and below.
  ///
  /// - Default: `nil`, no limit. Where it is above ``maximumContentSizeCategory``, that one wins.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.minimumContentSizeCategory }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      rare.minimumContentSizeCategory = newValue
      updateInheritedTraits()
    }
  }

  /// The largest size of text, here and below.
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

  /// The limits on the way from the window to this view, for reading in a debugger.
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
  /// Returns a size of text within the limits; `nil` where it is already.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    guard minimumContentSizeCategory != nil || maximumContentSizeCategory != nil else { return nil }
    var result = category
    if let minimum = minimumContentSizeCategory, result < minimum { result = minimum }
    if let maximum = maximumContentSizeCategory, result > maximum { result = maximum }
    return result == category ? nil : result
  }
}
