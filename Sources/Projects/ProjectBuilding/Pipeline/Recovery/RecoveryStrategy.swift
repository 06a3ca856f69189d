/// A way to make a module compile that failed to.
protocol RecoveryStrategy: Sendable {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome
}

enum RecoveryOutcome {
  /// The strategy does not help this module, and has changed nothing.
  case notApplicable
  /// The module is worth another compilation.
  case changed
  /// A stub takes the place of the whole module.
  case replaced
}
