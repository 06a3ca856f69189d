/// Code in a ``Configuration`` that runs only when the view is built: adding actions, registering cells.
///
/// In a condition that comes true later it does not run.
@MainActor
public struct Once: ConfigurationLine {
  private let action: () -> Void

  /// Describes code to run once.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  public func add(to configuration: inout Configuration) {
    configuration.hasCode = true
    configuration.entries.append(
      ConfigurationEntry(object: nil, keyPath: nil) { [action] _, occasion, _ in
        if occasion == .first { action() }
      })
  }
}
