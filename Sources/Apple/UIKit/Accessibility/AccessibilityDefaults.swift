/// What a class of UIKit's says to assistive technologies where the app said nothing.
struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  /// Whether there is nothing to say without a label or a value.
  var isTextAlone = false
}
