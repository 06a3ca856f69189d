/// Puts Info.plist and resources into the program's bundle.
struct AssembleBundle: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let selection = state.build.selection
    state.result.diagnostics += try AssembleBundle.bundle(of: state.build).assemble(
      selection.targets, infoPlist: selection.app?.settings.infoPlist ?? [:])
  }

  static func bundle(of build: ProjectBuild) throws -> AppBundle {
    AppBundle(named: build.selection.name, in: try build.folder.folder("products"))
  }
}
