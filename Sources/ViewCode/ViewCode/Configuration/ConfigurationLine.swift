/// What can be a line of a ``Configuration``: settings, code, configurations.
@MainActor
public protocol ConfigurationLine {
  /// Adds what the line says to a configuration. Only ``ConfigurationBuilder`` has one to add to.
  func add(to configuration: inout Configuration)
}
