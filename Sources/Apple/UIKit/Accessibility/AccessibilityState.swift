import Foundation

/// The accessibility values that an app set on an object. Few objects have them.
@MainActor
final class AccessibilityState {
  var isElement: Bool?
  var label: NSAttributedString?
  var hint: NSAttributedString?
  var value: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var respondsToInteraction: Bool?
  var ignoresInvertColors = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
}

/// The accessibility values of UIKit's classes that the app can override.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  /// Whether the element is omitted without a label or a value.
  var isTextAlone = false
}

/// The numbers as they are spoken to users.
enum SpokenNumber {
  /// Returns a fraction in whole percent.
  static func percent(_ share: Float) -> String {
    "\(Int((max(0, min(share, 1)) * 100).rounded()))%"
  }
}
