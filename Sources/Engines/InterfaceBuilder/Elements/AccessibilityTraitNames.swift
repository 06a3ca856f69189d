/// Checks that traits are in their own element.
struct AccessibilityTraitNames: PropertyValue {
  static var meaning: String { "accessibility traits" }
  static var elementNames: Set<String> { ["accessibilityTraits"] }

  init?(element: SourceElement) {}
}
