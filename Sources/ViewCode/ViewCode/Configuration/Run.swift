/// Code in a ``Configuration`` that can't be expressed as a setting.
///
/// It runs when the view is built and at each update of the configuration. A view that is configured with statements
/// has only one such line and keeps the step private:
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
/// The objects that the code refers to are retained only while it runs.
@MainActor
public struct Run: ConfigurationLine {
  private let action: () -> Void

  /// Creates a line with code.
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
