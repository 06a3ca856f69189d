import Foundation

extension UIResponder {
  /// The values that the app set, created for writing.
  var accessibility: AccessibilityState {
    if let accessibilityStorage { return accessibilityStorage }
    let state = AccessibilityState()
    accessibilityStorage = state
    return state
  }

  var defaultAccessibilityFrame: CGRect {
    guard let view = self as? UIView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
  }

  var takesInteraction: Bool { (self as? UIView)?.isUserInteractionEnabled ?? true }

  /// Returns the attributed form of a text: the stored one unless a subclass returns another text.
  func attributed(_ text: String?, stored: NSAttributedString?) -> NSAttributedString? {
    if let stored, stored.string == text { return stored }
    return text.map { NSAttributedString(string: $0) }
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
