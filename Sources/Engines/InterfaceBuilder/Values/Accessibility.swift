/// What a file says to assistive technologies about an object. Each is nil where it does not say it.
package struct Accessibility: Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var isElement: Bool?
  /// By the names of Interface Builder: `button`, `staticText`, `header`, `notEnabled`...
  package var traits: Set<String>?
}

extension Accessibility: PropertyValue {
  package static var meaning: String { "an accessibility configuration" }
  package static var elementNames: Set<String> { ["accessibility"] }

  package init?(element: SourceElement) {
    identifier = element.string("identifier")
    label = element.string("label")
    hint = element.string("hint")
    value = element.string("value")
    isElement = element.bool("isElement")
    traits = element.child("accessibilityTraits", key: "traits")?.flags
  }
}
