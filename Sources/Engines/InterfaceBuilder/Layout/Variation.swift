/// The differences of an object or a constraint in some environments.
package struct Variation: Hashable, Sendable {
  package let element: SourceElement
  package let condition: TraitCondition

  init?(_ element: SourceElement) {
    guard let key = element.key, let condition = TraitCondition(attribute: key, of: element) else { return nil }
    self.element = element
    self.condition = condition
  }

  /// The value of a property in the variation, or nil if the variation does not define it.
  package subscript<Value>(property: Property<Value>) -> Value? { element[property] }

  /// Returns the ids of the constraints or subviews that the variation includes or excludes.
  package func included(in part: MaskedPart) -> [String] { references("include", part) }
  package func excluded(from part: MaskedPart) -> [String] { references("exclude", part) }

  package enum MaskedPart: String, Sendable { case constraints, subviews }

  private func references(_ name: String, _ part: MaskedPart) -> [String] {
    guard let mask = element.child("mask", key: part.rawValue) else { return [] }
    return mask.children.filter { $0.name == name }.compactMap { $0["reference"] }
  }
}

extension Variation {
  /// Returns the variations of an element from the least specific to the most specific, including duplicates in the
  /// file.
  static func all(of element: SourceElement) -> [Variation] {
    element.children.filter { $0.name == "variation" }.compactMap(Variation.init).enumerated()
      .sorted { ($0.element.condition.specificity, $0.offset) < ($1.element.condition.specificity, $1.offset) }
      .map(\.element)
  }

  /// Returns the value of a property in an environment, from the most specific variation that defines it or from the
  /// element.
  static func value<Value>(_ property: Property<Value>, of element: SourceElement, in traits: Traits) -> Value? {
    source(of: property, in: element, traits)[property]
  }

  /// Returns the element that defines a property in an environment: the most specific variation with a value or an
  /// explicit nil, or the varied element.
  static func source<Value>(of property: Property<Value>, in element: SourceElement, _ traits: Traits) -> SourceElement
  {
    for variation in all(of: element).reversed() where variation.condition.holds(in: traits) {
      if variation[property] != nil || variation.element.isNil(property) { return variation.element }
    }
    return element
  }

  /// Returns the ids that variations exclude or include.
  static func mentioned(in part: MaskedPart, of element: SourceElement) -> Set<String> {
    var mentioned: Set<String> = []
    for variation in all(of: element) {
      mentioned.formUnion(variation.excluded(from: part))
      mentioned.formUnion(variation.included(in: part))
    }
    return mentioned
  }

  /// Returns the ids that are excluded in an environment.
  static func excluded(from part: MaskedPart, of element: SourceElement, in traits: Traits) -> Set<String> {
    var excluded: Set<String> = []
    for variation in all(of: element) where variation.condition.holds(in: traits) {
      excluded.formUnion(variation.excluded(from: part))
      excluded.subtract(variation.included(in: part))
    }
    return excluded
  }
}
