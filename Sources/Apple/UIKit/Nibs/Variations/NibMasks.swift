import InterfaceBuilder

/// The views and constraints of a file that are not there in an environment.
struct NibMasks {
  private let views: Set<String>
  private let constraints: Set<String>

  init(_ conditions: NibConditions, in traits: Traits) {
    views = conditions.varied.reduce(into: []) { $0.formUnion($1.excluded(from: .subviews, in: traits)) }
    constraints = conditions.varied.reduce(into: []) { $0.formUnion($1.excluded(from: .constraints, in: traits)) }
  }

  func excludes(_ view: Object) -> Bool { view.id.map(views.contains) ?? false }

  /// Returns whether a constraint is out: by itself, or with a view that it is about.
  func excludes(_ constraint: Constraint) -> Bool {
    if let id = constraint.id, constraints.contains(id) { return true }
    return constraint.crosses(views)
  }
}
