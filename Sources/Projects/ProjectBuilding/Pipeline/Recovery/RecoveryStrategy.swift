/// A way to change a module that failed to compile so that it compiles.
protocol RecoveryStrategy: Sendable {
  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome
}

enum RecoveryOutcome {
  /// The strategy does not apply to this module and has changed nothing.
  case notApplicable
  /// The strategy has changed the module, which should be compiled again.
  case changed
  /// A stub replaces the whole module.
  case replaced
}
