/// A guide that follows a moving object, with constraints that depend on its position.
///
/// The object is near an edge of the view or away from it. Constraints can be active in only one of the two cases.
///
/// - Source: developer.apple.com/documentation/uikit/uitrackinglayoutguide
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var tracked: [TrackedConstraints] = []

  /// The edges of the view that the guide is near.
  final var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Sets the constraints that are active while the guide is near all of some edges, replacing earlier ones for the
  /// same edges. They are activated or deactivated at once.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(TrackedConstraints(edges: edge, isNear: true, constraints: trackedConstraints))
  }

  /// Sets the constraints that are active while the guide is away from all of some edges, replacing earlier ones for
  /// the same edges. They are activated or deactivated at once.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    set(TrackedConstraints(edges: edge, isNear: false, constraints: trackedConstraints))
  }

  /// Returns the constraints that were set for being near some edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && $0.isNear }?.constraints ?? []
  }

  /// Returns the constraints that were set for being away from some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edge && !$0.isNear }?.constraints ?? []
  }

  /// Removes and deactivates all constraints that were set.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  private func set(_ new: TrackedConstraints) {
    if let index = tracked.firstIndex(where: { $0.edges == new.edges && $0.isNear == new.isNear }) {
      NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
    }
    if !new.constraints.isEmpty { tracked.append(new) }
    if new.holds(near: nearEdges) {
      NSLayoutConstraint.activate(new.constraints)
    } else {
      NSLayoutConstraint.deactivate(new.constraints)
    }
  }

  /// The constraints for one position of the guide.
  private struct TrackedConstraints {
    let edges: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]

    func holds(near nearEdges: NSDirectionalRectEdge) -> Bool {
      isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
    }
  }
}
