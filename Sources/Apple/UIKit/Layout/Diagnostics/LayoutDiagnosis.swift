/// The analysis of a hierarchy's layout for tools: conflicts, ambiguities, and the views that take part.
///
/// It solves pending changes, as the next layout would, and doesn't change frames.
@MainActor
package enum LayoutDiagnosis {
  /// Returns the conflicts whose broken constraints a hierarchy's layout currently omits.
  package static func conflicts(in view: UIView) -> [UnsatisfiableConstraints] {
    ConstraintLayout.updatedEngine(of: view)?.presentConflicts ?? []
  }

  /// Returns the ambiguous views and guides of a view's subtree, in the order of the tree, with a maximum number of
  /// findings.
  ///
  /// Each finding solves the system several times.
  package static func ambiguities(in view: UIView, atMost limit: Int = 20) -> [AmbiguousLayout] {
    guard let engine = ConstraintLayout.updatedEngine(of: view) else { return [] }
    return AmbiguityExplainer(engine: engine).explain(view, atMost: limit)
  }

  /// Returns the tree in the format of UIKit's Auto Layout trace: the views that constraints lay out, and the ambiguous
  /// ones.
  ///
  /// It contains no addresses, so that the text is the same in each run.
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
