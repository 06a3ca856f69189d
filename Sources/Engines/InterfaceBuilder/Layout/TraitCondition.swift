/// The condition of a variation: `default` always applies, and `heightClass=regular-widthClass=compact` requires both
/// traits.
package struct TraitCondition: Hashable, Sendable {
  package var requirements: [Requirement]

  package struct Requirement: Hashable, Sendable {
    package var name: String
    package var value: String
  }

  /// The number of requirements. The applicable variation with the most requirements wins.
  package var specificity: Int { requirements.count }

  package func holds(in traits: Traits) -> Bool {
    requirements.allSatisfy { traits[$0.name] == $0.value }
  }
}

extension TraitCondition: PropertyValue {
  package static var meaning: String { "default or conditions such as heightClass=compact-widthClass=regular" }

  package init?(attribute: String, of element: SourceElement) {
    requirements = []
    guard attribute != "default" else { return }
    for part in attribute.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      requirements.append(Requirement(name: String(sides[0]), value: String(sides[1])))
    }
  }
}
