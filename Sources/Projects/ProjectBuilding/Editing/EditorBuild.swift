import Foundation
import Projects
import ToolSupport

/// A build that prepares targets for an editor: everything that their files import and use is built, and the targets
/// themselves are not compiled.
///
/// The stages are those of a build (``ProjectBuild``), in a separate folder, so that an editor and a build can work at
/// once. Modules are built without objects.
package struct EditorBuild: Sendable {
  private var build: ProjectBuild

  /// The name of the editors' folder within a build folder.
  package static let folderName = "editor"

  /// - Parameters:
  ///   - targets: The names of the targets whose files are open.
  ///   - folder: The folder for editors, see ``folder(in:)``.
  /// - Throws: ``SelectionError`` for a target that does not exist, and for targets that depend on each other.
  package init(
    of project: Project, targets: Set<String>, toolchain: Toolchain, compiler: SwiftCompiler, folder: BuildFolder,
    stubbing: Stubbing = Stubbing(), progress: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    let selection = try ProductSelection(of: project, preparing: targets)
    build = ProjectBuild(
      project: project, selection: selection, toolchain: toolchain, compiler: compiler, folder: folder)
    build.stubbing = stubbing
    build.progress = progress
  }

  /// Returns the folder for editors within a project's build folder.
  package static func folder(in folder: BuildFolder) throws -> BuildFolder {
    try BuildFolder(for: folder.root, at: folder.folder(folderName))
  }

  static let stages: [any BuildStage] = [
    CheckCompiler(),
    DeclareObjectiveC(),
    SelectModules(),
    BuildMacros(),
    BuildModules([
      PrepareSources(),
      FindMissingModules(),
      StubModules(),
      CheckForEditor(),
      RecoverModule(),
      RecordForEditor(),
    ]),
    CompileStubs(),
  ]

  package func run() throws -> EditorBuildResult {
    var state = BuildState(of: build)
    state.moduleCompiler.emitsObjects = false
    for stage in EditorBuild.stages { try stage.run(&state) }
    let omitted = state.result.stubs.filter { $0.kind == .omitted || $0.kind == .adapted }.flatMap { entry in
      entry.places.map { EditorOmission(file: $0.file, message: entry.reason, module: entry.module?.name) }
    }
    let suppressed = state.result.suppressed.compactMap { message in
      message.path.map { EditorOmission(file: $0, message: message.text) }
    }
    return EditorBuildResult(
      modules: state.editorModules, diagnostics: state.result.diagnostics + state.result.replacedModules,
      missingModules: state.result.missingModules, omissions: omitted + suppressed)
  }
}

/// The result of preparing targets for an editor.
package struct EditorBuildResult: Sendable {
  /// The targets and their dependencies, dependencies first.
  package var modules: [EditorModule]
  package var diagnostics: [Diagnostic]
  /// Modules that stubs replace.
  package var missingModules: [String]
  /// Code that a build omits or changes.
  package var omissions: [EditorOmission]
}

extension ProductSelection {
  /// Selects targets that are prepared for an editor, and their dependencies. Unlike a product, the selection can
  /// contain tests and several apps.
  init(of project: Project, preparing names: Set<String>) throws(SelectionError) {
    let project = ProductSelection.withThirdParties(project)
    for name in names.sorted() where !project.targets.contains(where: { $0.name == name }) {
      throw .unknown(kind: "target", name: name, known: project.targets.map(\.name))
    }
    let roots = project.targets.filter { names.contains($0.name) }
    // Tests name their app as a host, but not always as a dependency.
    let hosts = project.targets.filter { target in
      target.leftOut == nil && roots.contains { $0.hostApp == target.name }
    }
    let targets = try ProductSelection.inOrder(hosts + roots, of: project)
    self.init(
      name: project.name, app: nil, targets: targets, thirdParty: ProductSelection.thirdParty(of: project))
    macros = try ProductSelection.macros(of: targets, in: project)
  }

  /// Returns all targets of a project that have files an editor can open.
  package static func editorTargets(of project: Project) -> [Target] {
    ProductSelection.withThirdParties(project).targets.filter { !$0.sources.isEmpty && !$0.runsInCompiler }
  }
}
