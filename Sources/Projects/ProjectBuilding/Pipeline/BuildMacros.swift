import Projects
import ToolSupport

/// A stage that builds the macros that the targets use. Third-party macros that do not build are warnings, and are
/// missing where they are used.
struct BuildMacros: BuildStage {
  func run(_ state: inout BuildState) throws {
    let build = state.build
    let targets = build.selection.macros
    guard !targets.isEmpty else { return }
    build.progress("Building \(targets.filter { $0.kind == .macro }.map(\.moduleName).joined(separator: ", "))")
    do {
      let macros = try MacroBuilding(compiler: build.compiler, toolchain: build.toolchain, folder: build.folder)
        .build(targets)
      let thirdParty = Set(targets.filter(\.isThirdParty).map(\.moduleName))
      for failure in macros.failures {
        if thirdParty.contains(failure.name) {
          let reason = failure.messages.first { $0.severity == .error }?.text ?? "linking failed"
          state.result.diagnostics.append(
            Diagnostic(.warning, "cannot build the macros of \(failure.name): \(reason)"))
        } else {
          state.result.modules.append(failure)
        }
      }
      state.macroFlags = macros.flags
    } catch let error as MacroError {
      state.result.diagnostics.append(Diagnostic(.warning, "\(error)"))
    }
  }
}
