import InterfaceBuilder

/// The views and constraints of a file that aren't installed for some traits.
struct NibMasks {
  private let views: Set<String>
  private let constraints: Set<String>

  init(_ conditions: NibConditions, in traits: Traits) {
    views = conditions.varied.reduce(into: []) { $0.formUnion($1.excluded(from: .subviews, in: traits)) }
    constraints = conditions.varied.reduce(into: []) { $0.formUnion($1.excluded(from: .constraints, in: traits)) }
  }

  func excludes(_ view: Object) -> Bool { view.id.map(views.contains) ?? false }

  /// Returns whether a constraint is uninstalled itself or because of one of its views.
  func excludes(_ constraint: Constraint) -> Bool {
    if let id = constraint.id, constraints.contains(id) { return true }
    return constraint.crosses(views)
  }
}
