/// Code in a ``Configuration`` that runs only when the view is built: adding actions, registering cells.
///
/// In a condition that comes true later it does not run.
@MainActor
public struct Once: ConfigurationEntry {
  private let action: () -> Void

  /// Describes code to run once.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var key: ConfigurationKey? { nil }

  func applyFirst() {
    action()
  }

  func apply(after previous: (any ConfigurationEntry)?) {}

  func takeBack() {}
}
