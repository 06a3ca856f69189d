extension UIStepper {
  /// A half is a button of its own, which can't be used at the end of the range.
  func spokenTraits(isIncrement: Bool) -> UIAccessibilityTraits {
    canStep(up: isIncrement) ? .button : [.button, .notEnabled]
  }
}
