import InterfaceBuilder

/// The parts of a file that depend on traits. They are determined once, when the file is read.
struct NibConditions: Sendable {
  /// The objects with variations, in the order of the file.
  let varied: [Object]
  /// The ids of views, and of constraints, that are installed for some traits only.
  let views: Set<String>
  let constraints: Set<String>

  /// Creates the conditions; `nil` if nothing in the file depends on traits.
  init?(_ document: Document) {
    guard document.hasVariations else { return nil }
    varied = document.variedObjects
    views = varied.reduce(into: []) { $0.formUnion($1.conditional(.subviews)) }
    constraints = varied.reduce(into: []) { $0.formUnion($1.conditional(.constraints)) }
  }

  /// Returns whether a constraint may be installed and uninstalled: a variation refers to it or to one of its views.
  func concerns(_ constraint: Constraint) -> Bool {
    if let id = constraint.id, constraints.contains(id) { return true }
    return constraint.crosses(views)
  }
}
