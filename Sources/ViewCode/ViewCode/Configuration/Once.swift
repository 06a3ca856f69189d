/// Code in a ``Configuration`` that runs only when the view is built, such as adding actions or registering cells.
///
/// It doesn't run in a condition that becomes true later.
@MainActor
public struct Once: ConfigurationLine {
  private let action: () -> Void

  /// Creates a line with code that runs once.
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
