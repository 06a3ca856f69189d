extension Object {
  /// All the constraints that a view holds, whatever the environment.
  package var constraints: [Constraint] { element.contents(of: "constraints").map(Constraint.init) }

  /// The guides of a view that the file mentions, each of which has a kind and an id.
  package var layoutGuides: [Object] {
    element.children.filter { $0.name == "viewLayoutGuide" }.map(Object.init)
  }

  package var variations: [Variation] { Variation.all(of: element) }

  /// The value of a property in an environment.
  package func value<Value>(_ property: Property<Value>, in traits: Traits) -> Value? {
    Variation.value(property, of: element, in: traits)
  }

  /// Whether the object is different in some environments: itself, or which views and constraints it has.
  package var isVaried: Bool { element.children.contains { $0.name == "variation" } }

  /// Which of these ids the object has, or the nearest object around it that has one.
  package func nearest(of ids: Set<String>) -> String? {
    element.nearest { $0.id.map(ids.contains) ?? false }?.id
  }

  /// Whether a property is said by another part of the file in one environment than in another.
  package func varies<Value>(_ property: Property<Value>, from old: Traits, to new: Traits) -> Bool {
    Variation.source(of: property, in: element, old) != Variation.source(of: property, in: element, new)
  }

  /// The ids of the subviews or constraints that are there in some environments only.
  package func conditional(_ part: Variation.MaskedPart) -> Set<String> {
    Variation.mentioned(in: part, of: element)
  }

  /// The ids of the subviews or constraints that are not there in an environment.
  package func excluded(from part: Variation.MaskedPart, in traits: Traits) -> Set<String> {
    Variation.excluded(from: part, of: element, in: traits)
  }

  /// The constraints that hold in an environment: without those that a variation leaves out. Those of subviews that are not
  /// there are among them.
  ///
  /// - Parameter placeholders: whether those are among them that Interface Builder alone has.
  package func constraints(in traits: Traits, placeholders: Bool = false) -> [Constraint] {
    let excluded = Variation.excluded(from: .constraints, of: element, in: traits)
    return constraints.filter { (placeholders || !$0.isPlaceholder) && !($0.id.map(excluded.contains) ?? false) }
  }

  /// The subviews that are there in an environment.
  package func subviews(in traits: Traits) -> [Object] {
    let excluded = Variation.excluded(from: .subviews, of: element, in: traits)
    return subviews.filter { !($0.id.map(excluded.contains) ?? false) }
  }
}
