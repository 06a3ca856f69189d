import Foundation
import Projects

/// A build of a project, which compiles its modules, links its program, and assembles its bundle.
///
/// The stages run in the order of ``stages``. A module that fails does not stop the others, so that all errors are
/// reported.
package struct ProjectBuild: Sendable {
  package let project: Project
  package let selection: ProductSelection
  package let toolchain: Toolchain
  package let compiler: SwiftCompiler
  package let folder: BuildFolder
  package var stubbing = Stubbing()
  /// A function that receives the current result before each module is compiled. After an interrupted build, this is
  /// the only result.
  package var unfinished: @Sendable (BuildResult) -> Void = { _ in }
  /// A function that receives descriptions of the build's progress, a line at a time.
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

  /// The stages of the build, in order.
  static let stages: [any BuildStage] = [
    CheckCompiler(),
    DeclareObjectiveC(),
    SelectModules(),
    BuildMacros(),
    BuildModules([
      PrepareSources(),
      FindMissingModules(),
      FindFailedImports(),
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

/// The modules that are replaced with generated stubs. Default: those that cannot be resolved.
package struct Stubbing: Sendable {
  /// Whether stubbing is off, so that a missing module is an error of the compiler.
  package var isOff = false
  /// Modules that are replaced even if they can be resolved.
  package var modules: Set<String> = []

  package init(isOff: Bool = false, modules: Set<String> = []) {
    self.isOff = isOff
    self.modules = modules
  }
}
