/// A step of building a project.
protocol BuildStage: Sendable {
  /// Whether the stage runs only if all modules so far have compiled. Default: no.
  var needsAllModules: Bool { get }

  /// Runs the stage.
  ///
  /// - Throws: Errors that end the build. Errors of the project's code are part of the state's result.
  func run(_ state: inout BuildState) throws
}

extension BuildStage {
  var needsAllModules: Bool { false }
}

/// A step of building one module.
protocol ModuleStage: Sendable {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws
}
