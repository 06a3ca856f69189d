import Foundation
import PreviewProtocol
import Projects

/// A stage that adds Info.plist and resources to the program's bundle.
struct AssembleBundle: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let selection = state.build.selection
    state.result.diagnostics += try AssembleBundle.bundle(of: state.build).assemble(
      selection.targets, infoPlist: selection.app.map { AssembleBundle.infoPlist(of: $0) } ?? [:])
  }

  /// Returns the target's Info.plist with the keys that the compiler of asset catalogs adds, and with a key that tells
  /// whether the app has scenes without a manifest of them.
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

  /// Returns whether the app's delegate or SwiftUI's `App` configures scenes.
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
