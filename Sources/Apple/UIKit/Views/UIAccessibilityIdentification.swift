/// An object that has an identifier for tests and tools.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which tests and tools find the element. It is never read to users.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
