import Projects

/// A stage that builds the module of a target that others import, and does nothing for other targets.
///
/// A target that uses declarations from missing files is type-checked, because only its errors determine the stubs.
struct CheckForEditor: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    if module.inputs.isImported || state.isHost(module.target) {
      state.build.progress("Preparing \(module.target.moduleName)")
      module.result = try state.moduleCompiler.compile(module.inputs)
    } else if module.target.hasUnseenDeclarations, !module.isThirdParty, !module.isStubbed,
      !state.build.stubbing.isOff
    {
      state.build.progress("Checking \(module.target.moduleName)")
      let messages = try state.moduleCompiler.check(module.inputs, limitsExpressions: false)
      module.result = ModuleResult(
        name: module.inputs.name, succeeded: !messages.contains(where: \.isError), wasUpToDate: false, objects: [],
        messages: messages, output: "")
    }
  }
}

extension BuildState {
  /// Returns whether prepared tests are loaded into a target and import it.
  fileprivate func isHost(_ target: Target) -> Bool { targets.contains { $0.hostApp == target.name } }
}
