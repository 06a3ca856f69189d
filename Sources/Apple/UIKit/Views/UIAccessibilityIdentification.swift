/// Something with a name for tests and tools.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name that tests and tools find the element by; users never hear it.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
