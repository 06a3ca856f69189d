import Foundation
import Projects
import ToolSupport

/// A stage that adds a compiled module to the build's result. A module that a stub replaces is part of the stubs
/// instead.
struct RecordModule: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !module.isReplaced, let result = module.result else { return }
    if let file = module.sources.screensFile {
      module.sources.screens = ScreenListing.screens(module.sources.screens, omittedFrom: file)
    }
    state.result.prepared.append(module.sources)
    let target = module.target
    if target.name == state.build.selection.app?.name, !hasEntryPoint(target) {
      state.result.diagnostics.append(
        Diagnostic(
          .warning, "target \(target.name) has neither @main nor main.swift, so Xcode cannot link it"))
    }
    state.result.modules.append(result)
    state.compiled.append(module.inputs)
  }

  /// Returns whether a target has `main.swift`, or a file with `@main`, `@UIApplicationMain` or a call of
  /// `UIApplicationMain`.
  private func hasEntryPoint(_ target: Target) -> Bool {
    target.sources.contains { source in
      if source.lastPathComponent == "main.swift" { return true }
      guard let bytes = try? Data(contentsOf: source, options: .mappedIfSafe) else { return false }
      return ["@main", "UIApplicationMain"].contains { bytes.firstRange(of: Data($0.utf8)) != nil }
    }
  }
}
