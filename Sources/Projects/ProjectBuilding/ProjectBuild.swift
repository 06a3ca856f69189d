import Foundation
import Projects

/// Builds a project: compiles its modules, links its program, and assembles the bundle around it.
///
/// The stages run in the order of ``stages``. A module that fails does not stop the others, so that all errors are reported.
package struct ProjectBuild: Sendable {
  package let project: Project
  package let selection: ProductSelection
  package let toolchain: Toolchain
  package let compiler: SwiftCompiler
  package let folder: BuildFolder
  package var stubbing = Stubbing()
  /// Receives the result so far before each module is compiled, which is all that is known if the build is interrupted.
  package var unfinished: @Sendable (BuildResult) -> Void = { _ in }
  /// Receives what the build does, a line at a time.
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(
    project: Project, selection: ProductSelection, toolchain: Toolchain, compiler: SwiftCompiler, folder: BuildFolder
  ) {
    self.project = project
    self.selection = selection
    self.toolchain = toolchain
    self.compiler = compiler
    self.folder = folder
  }

  /// The build, step by step.
  static let stages: [any BuildStage] = [
    CheckCompiler(),
    DeclareObjectiveC(),
    SelectModules(),
    BuildMacros(),
    BuildModules([
      PrepareSources(),
      FindMissingModules(),
      ReportUnfinished(),
      StubModules(),
      CompileModule(),
      RecoverModule(),
      RecordModule(),
    ]),
    CompileStubs(),
    BuildTestRunner(),
    AssembleBundle(),
    LinkProduct(),
  ]

  package func run() throws -> BuildResult {
    var state = BuildState(of: self)
    for stage in ProjectBuild.stages where !stage.needsAllModules || state.result.modules.allSatisfy(\.succeeded) {
      try stage.run(&state)
    }
    return state.result
  }
}

/// Which modules are replaced with generated stubs. Default: those that cannot be resolved.
package struct Stubbing: Sendable {
  /// Whether none is: a missing module is an error of the compiler.
  package var isOff = false
  /// Modules that are, even if they can be resolved.
  package var modules: Set<String> = []

  package init(isOff: Bool = false, modules: Set<String> = []) {
    self.isOff = isOff
    self.modules = modules
  }
}
