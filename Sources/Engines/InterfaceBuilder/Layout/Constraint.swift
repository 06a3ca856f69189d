/// A layout constraint: `first.attribute relation multiplier * second.attribute + constant`.
package struct Constraint: Hashable, Sendable {
  package let element: SourceElement

  package init(_ element: SourceElement) {
    self.element = element
  }

  /// The constraint as an object, with outlets, actions, runtime attributes and a custom class.
  package var object: Object { Object(element) }

  package var id: String? { element.id }
  package var position: SourcePosition { element.position }
  package var userLabel: String? { element["userLabel"] }
  package var identifier: String? { element["identifier"] }

  /// The view that owns the constraint.
  package var owner: Object? {
    element.parent?.parent.map(Object.init)
  }

  /// The view or guide of the left side. It is the owner if the file names none, and nil if the named one does not
  /// exist.
  package var firstItem: Object? {
    element["firstItem"] == nil ? owner : element.value("firstItem")
  }
  package var firstAttribute: LayoutAttribute? { element.value("firstAttribute") }
  /// The relation.
  ///
  /// - Default: `equal`.
  package var relation: LayoutRelation { element.value("relation") ?? .equal }
  /// The view or guide of the right side, or nil if the constraint defines only a length.
  package var secondItem: Object? { element.value("secondItem") }
  package var secondAttribute: LayoutAttribute? { element.value("secondAttribute") }
  /// The multiplier.
  ///
  /// - Default: 1.
  package var multiplier: Multiplier { element.value("multiplier") ?? Multiplier(value: 1) }
  /// The constant, in points.
  ///
  /// - Default: 0.
  package var constant: Double { element.number("constant") ?? 0 }
  /// The priority, from 1 to 1000.
  ///
  /// - Default: 1000, which is required.
  package var priority: Double { element.number("priority") ?? 1000 }
  /// Whether the constraint exists only in Interface Builder, and is removed when the file is built.
  package var isPlaceholder: Bool { element.bool("placeholder") ?? false }
  /// Whether the constant is the system's spacing. `constant` is then the spacing at the time of saving.
  package var isStandardSpacing: Bool { element.bool("symbolic") ?? false }

  package var variations: [Variation] { Variation.all(of: element) }

  package var isVaried: Bool { element.children.contains { $0.name == "variation" } }

  /// Returns whether the constraint connects one of these views, or a descendant of it, with another view. It becomes
  /// invalid if the former is removed.
  package func crosses(_ views: Set<String>) -> Bool {
    guard !views.isEmpty, let first = firstItem, let second = secondItem else { return false }
    return first.nearest(of: views) != second.nearest(of: views)
  }

  /// Returns whether the constant differs between two environments.
  package func constantVaries(from old: Traits, to new: Traits) -> Bool {
    Variation.source(of: ConstraintElement.constant, in: element, old)
      != Variation.source(of: ConstraintElement.constant, in: element, new)
  }

  /// Returns the constant in an environment, according to its variations.
  package func constant(in traits: Traits) -> Double {
    Variation.value(ConstraintElement.constant, of: element, in: traits) ?? 0
  }

  /// The reason for which the constraint is invalid, or nil. Invalid values and dangling ids are found elsewhere.
  var problem: String? {
    if element["firstAttribute"] == nil { return "has no firstAttribute" }
    if element["secondItem"] == nil, element["secondAttribute"] != nil {
      return "has a secondAttribute and no secondItem"
    }
    if element["secondItem"] != nil, element["secondAttribute"] == nil {
      return "has a secondItem and no secondAttribute"
    }
    if !(0...1000).contains(priority) { return "has the priority \(priority), which is not in the range 0 to 1000" }
    return nil
  }
}
