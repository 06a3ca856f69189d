@MainActor
extension UIImage {
  /// What is said for the image: its label, or the words of its symbol's name.
  var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let name = appearance.symbol?.name else { return nil }
    return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}

extension UIImage: UIAccessibilityIdentification {
  /// A name that tests and tools find the image by; users never hear it.
  ///
  /// - Default: `nil`.
  @preconcurrency @MainActor
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
