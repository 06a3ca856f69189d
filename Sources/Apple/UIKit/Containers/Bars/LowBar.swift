/// A bar that is low where a phone's height is compact.
protocol LowBar: UIView, TraitDependent {
  /// Says that the bar is as high as it was no longer.
  func heightDidChange()
}

extension LowBar {
  func heightDidChange() { invalidateIntrinsicContentSize() }

  func adoptTraits(changedFrom previous: UITraitCollection) {
    if traitCollection.verticalSizeClass != previous.verticalSizeClass { heightDidChange() }
  }
}
