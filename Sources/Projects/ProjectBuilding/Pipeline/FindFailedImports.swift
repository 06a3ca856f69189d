import ToolSupport

/// A stage that skips a module that imports one that does not compile. All its errors would follow from that, and
/// checking code whose types are unknown can take minutes.
struct FindFailedImports: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    let imported = Set(module.inputs.dependencies)
    let failed = state.result.modules.filter { !$0.succeeded && imported.contains($0.name) }.map(\.name)
    guard !failed.isEmpty else { return }
    module.isSkipped = true
    let rest = failed.count == 1 ? "does not compile" : "do not compile"
    let text =
      "\(module.inputs.name) is not compiled, because it imports \(FindFailedImports.list(failed)), which \(rest)"
    module.result = ModuleResult(
      name: module.inputs.name, succeeded: false, wasUpToDate: false, objects: [],
      messages: [Diagnostic(.note, text)], output: "")
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
