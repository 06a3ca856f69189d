// The moves of views in the hierarchy.

extension ConstraintLayout {
  /// Removes the constraints that reach outside of the subtree of a view that is about to leave its superview, as UIKit
  /// does. Those inside wait for the next hierarchy.
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

  /// Clears the root of all views below a view that left its superview.
  static func forgetRoot(below view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      // If a view doesn't use layout, its subviews don't either.
      guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { continue }
      state.knownRoot = nil
      pending += view.subviewStorage
    }
  }

  /// Schedules the constraints of a view with another superview to be taken over in the next layout.
  static func viewDidMove(_ view: UIView) {
    guard let superview = view.superviewStorage else { return }
    if !view.flags.isDisjoint(with: [.needsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
      markDescendantNeedsUpdateConstraints(superview)
    }
    if type(of: view).requiresConstraintBasedLayout { markSubtreeUsesLayout(view) }
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    // The slots from the view's time as a root are created again. Slots of other engines are ignored.
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

  /// Removes all constraints that refer to a guide that is about to be removed from its view.
  static func guideWillLeave(_ guide: UILayoutGuide, of view: UIView) {
    for constraint in guide.item.mentions.all { deactivate(constraint) }
    engine(of: view)?.removeSlots(of: [guide.item])
  }
}
