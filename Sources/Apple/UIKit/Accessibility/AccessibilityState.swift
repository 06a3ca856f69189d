import Foundation

/// What an app said about an object for assistive technologies. Few objects have one.
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

/// What a class of UIKit's says to assistive technologies where the app said nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  /// Whether there is nothing to say without a label or a value.
  var isTextAlone = false
}

/// Numbers as users hear them.
enum SpokenNumber {
  /// Returns a share of 1 in whole percent.
  static func percent(_ share: Float) -> String {
    "\(Int((max(0, min(share, 1)) * 100).rounded()))%"
  }
}
