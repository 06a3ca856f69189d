/// A stage that rejects a compiler that cannot read the toolchain's modules.
struct CheckCompiler: BuildStage {
  func run(_ state: inout BuildState) throws {
    let build = state.build
    try build.compiler.check(for: build.toolchain, rememberingIn: build.folder.root)
  }
}
