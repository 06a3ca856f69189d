/// Code in a ``Configuration`` for what no property says.
///
/// It runs when the view is built, and again each time the configuration is brought up to date. A view that sets itself
/// up in statements has a single line here, and keeps the step to itself:
///
/// ```swift
/// var configuration: Configuration {
///   Run(configure)
/// }
///
/// private func configure() {
///   nameLabel.text = viewModel.name
/// }
/// ```
///
/// What the code refers to is kept no longer than it runs.
@MainActor
public struct Run: ConfigurationLine {
  private let action: () -> Void

  /// Describes code to run.
  public init(_ action: @escaping () -> Void) {
    self.action = action
  }

  public func add(to configuration: inout Configuration) {
    configuration.hasCode = true
    configuration.entries.append(
      ConfigurationEntry(object: nil, keyPath: nil) { [action] _, occasion, _ in
        if occasion != .last { action() }
      })
  }
}
