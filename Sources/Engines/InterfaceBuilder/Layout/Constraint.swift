/// A layout constraint: `first.attribute relation multiplier * second.attribute + constant`.
package struct Constraint: Hashable, Sendable {
  package let element: SourceElement

  package init(_ element: SourceElement) {
    self.element = element
  }

  /// The constraint as an object: with outlets and actions, runtime attributes and a class of the user's own.
  package var object: Object { Object(element) }

  package var id: String? { element.id }
  package var position: SourcePosition { element.position }
  package var userLabel: String? { element["userLabel"] }
  package var identifier: String? { element["identifier"] }

  /// The view that holds the constraint.
  package var owner: Object? {
    element.parent?.parent.map(Object.init)
  }

  /// The view or guide of the left side: the owner where the file names none, nil where it names one that is not there.
  package var firstItem: Object? {
    element["firstItem"] == nil ? owner : element.value("firstItem")
  }
  package var firstAttribute: LayoutAttribute? { element.value("firstAttribute") }
  /// Absent is `equal`.
  package var relation: LayoutRelation { element.value("relation") ?? .equal }
  /// The view or guide of the right side, nil where the constraint is about a length alone.
  package var secondItem: Object? { element.value("secondItem") }
  package var secondAttribute: LayoutAttribute? { element.value("secondAttribute") }
  /// Absent is 1.
  package var multiplier: Multiplier { element.value("multiplier") ?? Multiplier(value: 1) }
  /// In points; absent is 0.
  package var constant: Double { element.number("constant") ?? 0 }
  /// From 1 to 1000; absent is 1000, which is required.
  package var priority: Double { element.number("priority") ?? 1000 }
  /// Whether the constraint is there for Interface Builder alone, and is removed when the file is built.
  package var isPlaceholder: Bool { element.bool("placeholder") ?? false }
  /// Whether the constant is the system's spacing; `constant` is then what that was when the file was saved.
  package var isStandardSpacing: Bool { element.bool("symbolic") ?? false }

  package var variations: [Variation] { Variation.all(of: element) }

  package var isVaried: Bool { element.children.contains { $0.name == "variation" } }

  /// Whether the constraint is about a view that one of these views has inside it, or is, and one beside that: it can't be when
  /// the first is taken away.
  package func crosses(_ views: Set<String>) -> Bool {
    guard !views.isEmpty, let first = firstItem, let second = secondItem else { return false }
    return first.nearest(of: views) != second.nearest(of: views)
  }

  /// Whether the constant is another one in one environment than in another.
  package func constantVaries(from old: Traits, to new: Traits) -> Bool {
    Variation.source(of: ConstraintElement.constant, in: element, old)
      != Variation.source(of: ConstraintElement.constant, in: element, new)
  }

  /// The constant in an environment, by the variations that hold there.
  package func constant(in traits: Traits) -> Double {
    Variation.value(ConstraintElement.constant, of: element, in: traits) ?? 0
  }

  /// What keeps the constraint from being one, nil where nothing does. Wrong values and dangling ids are found elsewhere.
  var problem: String? {
    if element["firstAttribute"] == nil { return "has no firstAttribute" }
    if element["secondItem"] == nil, element["secondAttribute"] != nil {
      return "has a secondAttribute and no secondItem"
    }
    if element["secondItem"] != nil, element["secondAttribute"] == nil {
      return "has a secondItem and no secondAttribute"
    }
    if !(0...1000).contains(priority) { return "has the priority \(priority), which is not from 0 to 1000" }
    return nil
  }
}
