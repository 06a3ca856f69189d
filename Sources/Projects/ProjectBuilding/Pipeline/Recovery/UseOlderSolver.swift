import ToolSupport

/// A strategy that compiles a module with the rules by which compilers before Swift 6.3 simplified expressions.
///
/// The compiler of Swift 6.3 gives up on some expressions that its predecessors checked at once, such as colors with
/// quotients as components in an inferred initializer. Xcode 26.3 and earlier versions accept them.
struct UseOlderSolver: RecoveryStrategy {
  static let flags = ["-Xfrontend", "-enable-constraint-solver-performance-hacks"]

  func apply(to module: inout ModuleState, _ state: inout BuildState) throws -> RecoveryOutcome {
    let complaint = "unable to type-check this expression in reasonable time"
    guard module.messages.contains(where: { $0.isError && $0.text.contains(complaint) }) else { return .notApplicable }
    return UseOlderSolver.use(for: &module) ? .changed : .notApplicable
  }

  /// Compiles a module with the flags from now on.
  ///
  /// - Returns: Whether it was compiled without them.
  static func use(for module: inout ModuleState) -> Bool {
    guard !module.inputs.flags.contains(flags[1]) else { return false }
    module.inputs.flags += flags
    module.unstubbed.flags += flags
    return true
  }
}
