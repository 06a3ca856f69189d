extension Object {
  /// All constraints of a view, in all environments.
  package var constraints: [Constraint] { element.contents(of: "constraints").map(Constraint.init) }

  /// The layout guides of a view that the file mentions. Each has a kind and an id.
  package var layoutGuides: [Object] {
    element.children.filter { $0.name == "viewLayoutGuide" }.map(Object.init)
  }

  package var variations: [Variation] { Variation.all(of: element) }

  /// Returns the value of a property in an environment.
  package func value<Value>(_ property: Property<Value>, in traits: Traits) -> Value? {
    Variation.value(property, of: element, in: traits)
  }

  /// Whether the object varies with the environment in its properties, subviews or constraints.
  package var isVaried: Bool { element.children.contains { $0.name == "variation" } }

  /// Returns the id among `ids` that belongs to the object or to its nearest ancestor with one of them.
  package func nearest(of ids: Set<String>) -> String? {
    element.nearest { $0.id.map(ids.contains) ?? false }?.id
  }

  /// Returns whether different parts of the file define the property in the two environments.
  package func varies<Value>(_ property: Property<Value>, from old: Traits, to new: Traits) -> Bool {
    Variation.source(of: property, in: element, old) != Variation.source(of: property, in: element, new)
  }

  /// Returns the ids of the subviews or constraints that are installed only in some environments.
  package func conditional(_ part: Variation.MaskedPart) -> Set<String> {
    Variation.mentioned(in: part, of: element)
  }

  /// Returns the ids of the subviews or constraints that are not installed in an environment.
  package func excluded(from part: Variation.MaskedPart, in traits: Traits) -> Set<String> {
    Variation.excluded(from: part, of: element, in: traits)
  }

  /// Returns the constraints that are installed in an environment, including those of subviews that are not.
  ///
  /// - Parameter placeholders: Whether to include constraints that exist only in Interface Builder.
  package func constraints(in traits: Traits, placeholders: Bool = false) -> [Constraint] {
    let excluded = Variation.excluded(from: .constraints, of: element, in: traits)
    return constraints.filter { (placeholders || !$0.isPlaceholder) && !($0.id.map(excluded.contains) ?? false) }
  }

  /// Returns the subviews that are installed in an environment.
  package func subviews(in traits: Traits) -> [Object] {
    let excluded = Variation.excluded(from: .subviews, of: element, in: traits)
    return subviews.filter { !($0.id.map(excluded.contains) ?? false) }
  }
}
