import Foundation
import PreviewProtocol
import Projects

/// Puts Info.plist and resources into the program's bundle.
struct AssembleBundle: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let selection = state.build.selection
    state.result.diagnostics += try AssembleBundle.bundle(of: state.build).assemble(
      selection.targets, infoPlist: selection.app.map { AssembleBundle.infoPlist(of: $0) } ?? [:])
  }

  /// The target's Info.plist with what the compiler of asset catalogs adds to it, and whether the app has scenes without a
  /// manifest of them.
  static func infoPlist(of target: Target) -> [String: PropertyListValue] {
    var list = target.settings.infoPlist
    if let name = target.settings.accentColorName, !name.isEmpty, list["NSAccentColorName"] == nil {
      list["NSAccentColorName"] = .string(name)
    }
    if list["UIApplicationSceneManifest"] == nil, hasScenesOfItsOwn(target) {
      list[DefaultSDK.configuresScenesKey] = .boolean(true)
    }
    return list
  }

  /// Whether the app's delegate configures scenes, or SwiftUI's `App` does.
  private static func hasScenesOfItsOwn(_ target: Target) -> Bool {
    target.sources.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return text.contains("configurationForConnecting")
        || text.contains(/@main\s+(\w+\s+)*struct\s+\w+\s*:[^{]*\bApp\b/)
    }
  }

  static func bundle(of build: ProjectBuild) throws -> AppBundle {
    AppBundle(named: build.selection.name, in: try build.folder.folder("products"))
  }
}
