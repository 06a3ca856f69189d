// The direction of the user interface.

extension UIView {
  /// The direction of the view's content, from its semantic attribute and its traits.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttributeStorage, relativeTo: traitCollection.userInterfaceLayoutDirection)
  }

  /// Returns the direction of content with an attribute in the application's language.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of content with an attribute in an environment with a given direction.
  public final class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard attribute != semanticContentAttributeStorage else { return }
    let old = effectiveUserInterfaceLayoutDirection
    semanticContentAttributeStorage = attribute
    if effectiveUserInterfaceLayoutDirection != old { layoutDirectionDidChange() }
  }

  func layoutDirectionDidChange() {
    ConstraintLayout.layoutDirectionDidChange(self)
    if case .directional? = rareStorage?.explicitLayoutMargins { layoutMarginsMayHaveChanged() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension UITraitCollection {
  var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
