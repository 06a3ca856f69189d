@MainActor
extension UIImage {
  /// The spoken name of the image: its label or the words of its symbol's name.
  var spokenName: String? {
    if let accessibilityLabel { return accessibilityLabel }
    guard let name = appearance.symbol?.name else { return nil }
    return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}

extension UIImage: UIAccessibilityIdentification {
  /// The identifier by which tests and tools find the image. It is never read to users.
  ///
  /// - Default: `nil`.
  @preconcurrency @MainActor
  public final var accessibilityIdentifier: String? {
    get { AccessibilityProxies.find(self).accessibilityStorage?.identifier }
    set { AccessibilityProxies.make(for: self).accessibility.identifier = newValue }
  }
}
