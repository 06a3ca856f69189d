/// What tools ask about the layout of a hierarchy: what contradicts, what is ambiguous, and who takes part.
///
/// Asking solves what has changed, as the next layout would, and leaves all frames as they are.
@MainActor
package enum LayoutDiagnosis {
  /// Returns the conflicts whose broken constraints are left out of a hierarchy's layout at present.
  package static func conflicts(in view: UIView) -> [UnsatisfiableConstraints] {
    ConstraintLayout.updatedEngine(of: view)?.presentConflicts ?? []
  }

  /// Returns the ambiguous views and guides of a view's subtree, in the order of the tree, up to a number of findings.
  ///
  /// Costs several solvings for each finding.
  package static func ambiguities(in view: UIView, atMost limit: Int = 20) -> [AmbiguousLayout] {
    guard let engine = ConstraintLayout.updatedEngine(of: view) else { return [] }
    return AmbiguityExplainer(engine: engine).explain(view, atMost: limit)
  }

  /// Returns the tree in the form of UIKit's trace of Auto Layout: who is laid out by constraints, and what is
  /// ambiguous.
  ///
  /// Views show no addresses, so that the text is the same in each run.
  package static func trace(of view: UIView) -> String {
    let engine = ConstraintLayout.updatedEngine(of: view)
    let explainer = engine.map { AmbiguityExplainer(engine: $0) }
    var lines: [String] = []
    trace(view, depth: 0, engine, explainer, &lines)
    return lines.joined(separator: "\n") + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host

      """
  }

  private static func trace(
    _ view: UIView, depth: Int, _ engine: LayoutEngine?, _ explainer: AmbiguityExplainer?, _ lines: inout [String]
  ) {
    var line = String(repeating: "|   ", count: depth)
    if let engine, let explainer, let item = view.layoutStateStorage?.item, let slot = engine.slot(of: item) {
      line += view === engine.root ? "•" : view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
      line += view.briefDescription
      let parts = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis -> [String] in
        let (position, size) = explainer.ambiguity(of: slot, axis)
        let isHorizontal = axis == .horizontal
        return (position ? [isHorizontal ? "minX" : "minY"] : []) + (size ? [isHorizontal ? "Width" : "Height"] : [])
      }
      if !parts.isEmpty { line += " - AMBIGUOUS LAYOUT for \(parts.joined(separator: ", "))" }
    } else {
      line += (view === engine?.root ? "•" : "") + view.briefDescription
    }
    lines.append(line)
    for subview in view.subviewStorage { trace(subview, depth: depth + 1, engine, explainer, &lines) }
  }
}
