/// A bar with a lower height in the compact height of a phone.
protocol LowBar: UIView, TraitDependent {
  /// Called after the height of the bar has changed.
  func heightDidChange()
}

extension LowBar {
  func heightDidChange() { invalidateIntrinsicContentSize() }

  func adoptTraits(changedFrom previous: UITraitCollection) {
    if traitCollection.verticalSizeClass != previous.verticalSizeClass { heightDidChange() }
  }
}
