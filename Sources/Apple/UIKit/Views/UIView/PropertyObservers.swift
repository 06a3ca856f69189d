/// The observers of a view's properties. They compare the values of the properties themselves.
@MainActor
final class PropertyObservers {
  private var checks: [(number: Int, check: () -> Void)] = []
  private var next = 0
  /// The nesting level of the changes in progress.
  private var depth = 0

  var isEmpty: Bool { checks.isEmpty }

  func add(_ check: @escaping () -> Void) -> Int {
    next += 1
    checks.append((next, check))
    return next
  }

  func remove(_ number: Int) { checks.removeAll { $0.number == number } }

  /// Performs a change of several steps, and notifies the observers once after it.
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
  /// Calls a closure right after properties of the view may have changed.
  ///
  /// The closure is called more often than a property changes, so that no change is missed.
  ///
  /// - Returns: A closure that ends the observation.
  package func observeProperties(_ check: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    let number = rare.propertyObservers.add(check)
    flags.insert(.hasPropertyObservers)
    return { [weak self] in
      guard let self else { return }
      rare.propertyObservers.remove(number)
      flags.set(.hasPropertyObservers, !rare.propertyObservers.isEmpty)
    }
  }

  /// Sets the frame and notifies observers once. The layer sets a frame in two steps.
  final func setObservedFrame(_ frame: CGRect) {
    rare.propertyObservers.once { layer.frame = frame }
  }

  /// Notifies the observers. Called after every change that can affect an observed property.
  @inline(__always)
  final func propertiesMayHaveChanged() {
    if flags.contains(.hasPropertyObservers) { rare.propertyObservers.tell() }
  }
}
