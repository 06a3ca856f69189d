import Foundation
import ModuleStubs
import Projects
import ToolSupport

/// The data that the stages of a build pass to each other.
struct BuildState {
  let build: ProjectBuild
  var moduleCompiler: ModuleCompiler
  var result: BuildResult
  /// The targets to compile, dependencies first.
  var targets: [Target] = []
  /// The modules that sources can import, from the toolchain, the language and the project.
  var availableModules: Set<String> = []
  /// The flags that tell the compiler the location of the project's macros.
  var macroFlags: [String] = []
  /// Stubs for modules that could not be resolved.
  var stubs = GeneratedStubs()
  /// The prepared targets, by name.
  var prepared: [String: PreparedTarget] = [:]
  /// The ViewCode editions that replace third-party modules.
  var preparedModules: Set<String> = []
  /// The inputs of the modules in `result.modules`, in the same order.
  var compiled: [ModuleInputs] = []
  /// The modules for an editor, if the build prepares them for one.
  var editorModules: [EditorModule] = []

  /// The information about a target that later targets need.
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
  /// The target, with the sources that are generated from its data models.
  var target: Target
  let isThirdParty: Bool
  var sources = PreparedModule(files: [], uses: [:], diagnostics: [], lines: 0, linesUnchanged: 0)
  /// The author's file for each of the sources.
  var originals: [URL] = []
  /// The inputs of the module before stubbing.
  var unstubbed: ModuleInputs
  /// The inputs of the module.
  var inputs: ModuleInputs
  /// The modules that the sources import and that could not be resolved.
  var missing: [String] = []
  /// Whether the module was compiled with stubs and without the code that needs more than stubs.
  var isStubbed = false
  /// Whether a stub replaces the whole module.
  var isReplaced = false
  /// The result of the last compilation. Default: `nil`, before the first compilation.
  var result: ModuleResult?

  /// Whether the module is not compiled, because a module that it imports failed to compile.
  var isSkipped = false

  var hasFailed: Bool { result?.succeeded == false }
  var messages: [Diagnostic] { result?.messages ?? [] }

  init(of target: Target, isThirdParty: Bool) {
    self.target = target
    self.isThirdParty = isThirdParty
    inputs = ModuleInputs(name: target.moduleName, files: [], flags: [])
    unstubbed = inputs
  }
}
