extension UIView: UIAccessibilityIdentification {
  /// A name that tests and tools find the view by; users never hear it.
  ///
  /// - Default: `nil`.
  public final var accessibilityIdentifier: String? {
    get { rareStorage?.accessibilityIdentifier }
    set {
      if newValue == nil, rareStorage == nil { return }
      rare.accessibilityIdentifier = newValue
    }
  }
}
