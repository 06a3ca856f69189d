/// A stage that compiles the stubs, and compiles modules again if their stubs have changed since.
///
/// A later target may have added declarations to stubs that an earlier target was compiled with.
struct CompileStubs: BuildStage {
  func run(_ state: inout BuildState) throws {
    guard !state.stubs.stubs.isEmpty else { return }
    state.result.stubResults = try StubChecker.compile(
      state.stubs.stubs, with: state.moduleCompiler, in: state.build.folder)
    guard state.result.modules.allSatisfy(\.succeeded) else { return }
    for (index, inputs) in state.compiled.enumerated() {
      let again = try state.moduleCompiler.compile(inputs)
      if !again.wasUpToDate { state.result.modules[index] = again }
    }
  }
}
