import Projects

/// Puts Info.plist and resources into the program's bundle.
struct AssembleBundle: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let selection = state.build.selection
    state.result.diagnostics += try AssembleBundle.bundle(of: state.build).assemble(
      selection.targets, infoPlist: selection.app.map { AssembleBundle.infoPlist(of: $0.settings) } ?? [:])
  }

  /// The target's Info.plist with what the compiler of asset catalogs adds to it.
  static func infoPlist(of settings: TargetSettings) -> [String: PropertyListValue] {
    var list = settings.infoPlist
    if let name = settings.accentColorName, !name.isEmpty, list["NSAccentColorName"] == nil {
      list["NSAccentColorName"] = .string(name)
    }
    return list
  }

  static func bundle(of build: ProjectBuild) throws -> AppBundle {
    AppBundle(named: build.selection.name, in: try build.folder.folder("products"))
  }
}
