import InterfaceBuilder

/// What of a file is there, or is so, in some environments only. Found once, when the file is read.
struct NibConditions: Sendable {
  /// The objects that have variations, in the order of the file.
  let varied: [Object]
  /// The ids of views that are there in some environments only, and of such constraints.
  let views: Set<String>
  let constraints: Set<String>

  /// Nil for a file in which nothing depends on the environment.
  init?(_ document: Document) {
    guard document.hasVariations else { return nil }
    varied = document.variedObjects
    views = varied.reduce(into: []) { $0.formUnion($1.conditional(.subviews)) }
    constraints = varied.reduce(into: []) { $0.formUnion($1.conditional(.constraints)) }
  }

  /// Returns whether a constraint may come and go: it is named in a variation, or a view is that it is about.
  func concerns(_ constraint: Constraint) -> Bool {
    if let id = constraint.id, constraints.contains(id) { return true }
    return constraint.crosses(views)
  }
}
