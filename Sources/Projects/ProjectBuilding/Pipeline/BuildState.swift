import Foundation
import ModuleStubs
import Projects
import ToolSupport

/// Everything that the stages of a build hand on to each other.
struct BuildState {
  let build: ProjectBuild
  var moduleCompiler: ModuleCompiler
  var result: BuildResult
  /// The targets to compile, dependencies first.
  var targets: [Target] = []
  /// Modules that sources can import: of the toolchain, the language and the project.
  var availableModules: Set<String> = []
  /// Tells the compiler where the project's macros are.
  var macroFlags: [String] = []
  /// Stubs for modules that could not be resolved.
  var stubs = GeneratedStubs()
  /// Targets that were prepared, by name.
  var prepared: [String: PreparedTarget] = [:]
  /// Modules of ViewCode's own edition, which take the place of other people's.
  var preparedModules: Set<String> = []
  /// Inputs of the modules in `result.modules`, in their order.
  var compiled: [ModuleInputs] = []
  /// What an editor needs to know of the modules, where they are prepared for one.
  var editorModules: [EditorModule] = []

  /// What later targets have to know of a target.
  struct PreparedTarget {
    let moduleName: String
    let facts: PreparedFacts
    /// The modules that the target imports, directly or not.
    let imported: Set<String>
  }

  init(of build: ProjectBuild) {
    self.build = build
    moduleCompiler = ModuleCompiler(compiler: build.compiler, toolchain: build.toolchain, folder: build.folder)
    targets = build.selection.targets
    result = BuildResult(name: build.selection.name, diagnostics: build.project.diagnostics)
  }

  func isThirdParty(_ target: Target) -> Bool {
    build.selection.thirdParty.contains(target.name) || preparedModules.contains(target.name)
  }
}

/// A module between being selected and being compiled.
struct ModuleState {
  /// With the sources that are generated from its models.
  var target: Target
  let isThirdParty: Bool
  var sources = PreparedModule(files: [], uses: [:], diagnostics: [], lines: 0, linesUnchanged: 0)
  /// The author's file of each of the sources.
  var originals: [URL] = []
  /// What the module is compiled from before stubbing.
  var unstubbed: ModuleInputs
  /// What the module is compiled from.
  var inputs: ModuleInputs
  /// Modules that its sources import and that could not be resolved.
  var missing: [String] = []
  /// Whether the module was compiled with stubs, and lost what they could not help.
  var isStubbed = false
  /// Whether a stub takes the place of the whole module.
  var isReplaced = false
  /// What the compiler says. Default: `nil`, before the first compilation.
  var result: ModuleResult?

  var hasFailed: Bool { result?.succeeded == false }
  var messages: [Diagnostic] { result?.messages ?? [] }

  init(of target: Target, isThirdParty: Bool) {
    self.target = target
    self.isThirdParty = isThirdParty
    inputs = ModuleInputs(name: target.moduleName, files: [], flags: [])
    unstubbed = inputs
  }
}
