/// Who wants to hear that a view's properties may have changed: those who observe some of them, and look for themselves.
@MainActor
final class PropertyObservers {
  private var checks: [(number: Int, check: () -> Void)] = []
  private var next = 0
  /// How many changes of several steps are going on, one in another.
  private var depth = 0

  var isEmpty: Bool { checks.isEmpty }

  func add(_ check: @escaping () -> Void) -> Int {
    next += 1
    checks.append((next, check))
    return next
  }

  func remove(_ number: Int) { checks.removeAll { $0.number == number } }

  /// Tells once, after it, of all that a change of several steps does.
  func once(_ change: () -> Void) {
    depth += 1
    change()
    depth -= 1
    tell()
  }

  func tell() {
    guard depth == 0 else { return }
    for (number, check) in checks where checks.contains(where: { $0.number == number }) { check() }
  }
}

extension UIView {
  /// Has a function called whenever properties of the view may have changed, right after it.
  ///
  /// Called more often than a property changes: what matters is that no change is missed.
  ///
  /// - Returns: ends it.
  package func observeProperties(_ check: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let number = rare.propertyObservers.add(check)
    flags.insert(.hasPropertyObservers)
    return { [weak self] in
      guard let self else { return }
      rare.propertyObservers.remove(number)
      flags.set(.hasPropertyObservers, !rare.propertyObservers.isEmpty)
    }
  }

  /// Setting a frame is two steps of the layer: those who observe it hear of one.
  final func setObservedFrame(_ frame: CGRect) {
    rare.propertyObservers.once { layer.frame = frame }
  }

  /// What can change a property that others observe calls this when it is done.
  @inline(__always)
  final func propertiesMayHaveChanged() {
    if flags.contains(.hasPropertyObservers) { rare.propertyObservers.tell() }
  }
}
