// Views come and go.

extension ConstraintLayout {
  /// The view is about to leave its superview: constraints that reach out of its subtree are removed, as in UIKit;
  /// those within wait for the next hierarchy.
  static func viewWillMove(_ view: UIView, fromSuperview superview: UIView) {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    let mark = IDGenerator.next()
    var states: [ViewLayoutState] = []
    collect(view, mark, &states)

    for state in states {
      for item in [state.item] + state.allGuides.map(\.item) {
        for constraint in item.mentions.all where constraint.holder?.layoutStateStorage?.mark != mark {
          deactivate(constraint)
        }
      }
    }
    guard let engine = engine(of: superview) else { return }
    for state in states {
      for constraint in state.constraints.all { engine.unrealize(constraint) }
    }
    engine.removeSlots(of: states.flatMap { [$0.item] + $0.allGuides.map(\.item) })
  }

  private static func collect(_ view: UIView, _ mark: Int, _ states: inout [ViewLayoutState]) {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    state.mark = mark
    states.append(state)
    for subview in view.subviewStorage { collect(subview, mark, &states) }
  }

  /// The view has left its superview: what is above it is so no longer for any view below it.
  static func forgetRoot(below view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      // Where layout is not used, nor is it further down.
      guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { continue }
      state.knownRoot = nil
      pending += view.subviewStorage
    }
  }

  /// The view has another superview, or none: its constraints are taken over in the next layout.
  static func viewDidMove(_ view: UIView) {
    guard let superview = view.superviewStorage else { return }
    if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
      markDescendantNeedsUpdateConstraints(superview)
    }
    if type(of: view).requiresConstraintBasedLayout { markSubtreeUsesLayout(view) }
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    // What the view's own engine knew from its time as a root is found anew; slots of other engines don't count.
    state.engine = nil
    markSubtreeUsesLayout(superview)
    engine(of: superview)?.takeOver(view)
  }

  private static func markDescendantNeedsUpdateConstraints(_ view: UIView) {
    var current: UIView? = view
    while let view = current, !view.flags.contains(.descendantNeedsUpdateConstraints) {
      view.flags.insert(.descendantNeedsUpdateConstraints)
      current = view.superviewStorage
    }
  }

  /// A guide is about to leave its view: every constraint that names it is removed.
  static func guideWillLeave(_ guide: UILayoutGuide, of view: UIView) {
    for constraint in guide.item.mentions.all { deactivate(constraint) }
    engine(of: view)?.removeSlots(of: [guide.item])
  }
}
