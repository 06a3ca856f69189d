/// The accessibility properties of an object. Each is nil if the file does not define it.
package struct Accessibility: Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var isElement: Bool?
  /// The traits by Interface Builder's names: `button`, `staticText`, `header`, `notEnabled`...
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
