import LayoutSolver

/// The analysis of ambiguous layouts and of changes that resolve them.
///
/// Ambiguity and the effects of changes are determined with copies of the solver, so that the hierarchy doesn't change.
/// Each finding solves the system several times.
@MainActor
struct AmbiguityExplainer {
  let engine: LayoutEngine
  private let solver: Solver
  private let properties = PropertyNames()

  init(engine: LayoutEngine) {
    self.engine = engine
    solver = engine.solverForAmbiguity(below: engine.root)
  }

  /// The ambiguous position or size of a slot along an axis.
  private struct Finding {
    let slot: LayoutSlot
    let axis: NSLayoutConstraint.Axis
    let position: Bool
    let size: Bool
  }

  /// Returns the ambiguous views and guides of a subtree, in the order of the tree, with a maximum number of findings.
  func explain(_ view: UIView, atMost limit: Int) -> [AmbiguousLayout] {
    var findings: [Finding] = []
    collect(view, limit, &findings)
    let names = ItemNames(properties: properties)
    return findings.map { finding in
      let item = finding.slot.item
      return AmbiguousLayout(
        name: names.short(item), meaning: names.details(item),
        axis: finding.axis == .horizontal ? .horizontal : .vertical,
        isPositionAmbiguous: finding.position, isSizeAmbiguous: finding.size,
        changes: changes(for: finding, findings, names))
    }
  }

  /// Returns whether the position and the size of a view along an axis are ambiguous.
  func ambiguity(of slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> (position: Bool, size: Bool) {
    return (
      slot.item.view !== engine.root && solver.isAmbiguous(axis == .horizontal ? slot.minX : slot.minY),
      solver.isAmbiguous(axis == .horizontal ? slot.width : slot.height)
    )
  }

  private func collect(_ view: UIView, _ limit: Int, _ findings: inout [Finding]) {
    func look(_ item: LayoutItem) {
      guard let slot = engine.slot(of: item) else { return }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where findings.count < limit {
        let (position, size) = ambiguity(of: slot, axis)
        if position || size {
          findings.append(Finding(slot: slot, axis: axis, position: position, size: size))
        }
      }
    }
    guard findings.count < limit, let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    look(state.item)
    // Ambiguity between the views of a stack isn't for the app to resolve.
    let arrangingGuide = view.arrangingGuide
    for guide in state.guides where guide !== arrangingGuide { look(guide.item) }
    for subview in view.subviewStorage { collect(subview, limit, &findings) }
  }

  // MARK: Changes

  private func changes(for finding: Finding, _ all: [Finding], _ names: ItemNames) -> [SettlingChange] {
    var found: [SettlingChange] = []
    if finding.size, let change = contentChange(for: finding, all, names) { found.append(change) }
    let isHorizontal = finding.axis == .horizontal
    let edges = isHorizontal ? ["leading", "trailing"] : ["top", "bottom"]
    let center = isHorizontal ? "centerX" : "centerY"
    let size = isHorizontal ? "width" : "height"
    var alternatives: [[String]] = []
    if finding.position { alternatives += [[edges[0]], [edges[1]], [center]] }
    if finding.size { alternatives += finding.position ? [[size]] : [[size], [edges[1]], [edges[0]]] }
    var settling = alternatives.filter { settles(finding, $0) }
    if settling.isEmpty, finding.position, finding.size {
      settling = [[edges[0], size], edges].filter { settles(finding, $0) }
    }
    return found
      + settling.map { anchors in
        SettlingChange(
          steps: anchors.map { .constraint(to: $0) },
          text: anchors.count == 1
            ? "constrain its \(anchors[0])" : "constrain its \(anchors.joined(separator: " and its "))")
      }
  }

  private func settles(_ finding: Finding, _ anchors: [String]) -> Bool {
    let slot = finding.slot
    return settles(finding) { solver in
      for anchor in anchors {
        let terms = terms(anchor, of: slot)
        let value = terms.reduce(0) { $0 + $1.coefficient * engine.value(of: $1.variable) }
        _ = solver.add(terms, constant: -value, relation: .equal)
      }
    }
  }

  private func settles(_ finding: Finding, _ change: (Solver) -> Void) -> Bool {
    let copy = solver.copy()
    change(copy)
    guard copy.solve().isEmpty else { return false }
    let slot = finding.slot
    let (position, size) = finding.axis == .horizontal ? (slot.minX, slot.width) : (slot.minY, slot.height)
    return !(finding.position && copy.isAmbiguous(position)) && !(finding.size && copy.isAmbiguous(size))
  }

  private func terms(_ anchor: String, of slot: LayoutSlot) -> [Term] {
    let host = slot.item.hostView
    let container = host?.layoutState.item === slot.item ? host?.superviewStorage : host
    let isRightToLeft = container?.isRightToLeft == true
    switch anchor {
    case "leading": return isRightToLeft ? [Term(slot.minX), Term(slot.width)] : [Term(slot.minX)]
    case "trailing": return isRightToLeft ? [Term(slot.minX)] : [Term(slot.minX), Term(slot.width)]
    case "centerX": return [Term(slot.minX), Term(slot.width, 0.5)]
    case "width": return [Term(slot.width)]
    case "top": return [Term(slot.minY)]
    case "bottom": return [Term(slot.minY), Term(slot.height)]
    case "centerY": return [Term(slot.minY), Term(slot.height, 0.5)]
    default: return [Term(slot.height)]
    }
  }

  // MARK: Contents

  /// Returns a change of the content priority of a view. Several views share the remaining space with equal priorities,
  /// and one of them must have a higher one.
  private func contentChange(for finding: Finding, _ all: [Finding], _ names: ItemNames) -> SettlingChange? {
    let (slot, axis) = (finding.slot, finding.axis)
    let path: KeyPath<ContentRows, ContentRows.Pair> = axis == .horizontal ? \.width : \.height
    let pair = slot.content[keyPath: path]
    guard let row = pair.row else { return nil }
    let value = engine.value(of: axis == .horizontal ? slot.width : slot.height)
    let isCompressed = value < pair.size - 1e-6
    let priority = isCompressed ? pair.compressionPriority : pair.huggingPriority
    let raised = priority.rounded(.down) + 1
    guard raised < 1000 else { return nil }
    let variable = axis == .horizontal ? slot.width : slot.height
    let isSettled = settles(finding) { solver in
      solver.remove(row)
      func content(_ priority: Float) -> Float { LayoutEngine.ofContent(UILayoutPriority(priority)) }
      _ = solver.add(
        [Term(variable)], constant: -pair.size,
        priorityBelow: isCompressed ? raised : content(pair.compressionPriority),
        priorityAbove: isCompressed ? content(pair.huggingPriority) : raised)
    }
    guard isSettled else { return nil }
    let rivals = all.filter { other in
      guard other.slot !== slot, other.axis == axis, other.size else { return false }
      let pair = other.slot.content[keyPath: path]
      return pair.row != nil && (isCompressed ? pair.compressionPriority : pair.huggingPriority) == priority
    }
    let what = isCompressed ? "compression resistance" : "content hugging"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    var text =
      "raise the \(direction) \(what) priority of \(names.short(slot.item)) to \(CGFloat(raised).briefDescription)"
    if let rival = rivals.first {
      text += ", above the \(CGFloat(priority).briefDescription) that \(names.short(rival.slot.item)) also has"
    }
    return SettlingChange(
      steps: [isCompressed ? .compressionResistance(raised) : .contentHugging(raised)], text: text)
  }
}
