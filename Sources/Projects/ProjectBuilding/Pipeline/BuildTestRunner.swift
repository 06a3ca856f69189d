import Foundation
import Projects

/// A stage that generates and compiles the module that calls the tests of all test targets, if tests are built.
struct BuildTestRunner: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let selection = state.build.selection
    guard !selection.tests.isEmpty else { return }
    let tests = selection.targets.filter { selection.tests.contains($0.name) }
    let names = tests.map(\.moduleName)
    let lists = Set(
      state.result.prepared.flatMap(\.files).map { $0.path(percentEncoded: false) }
        .filter { $0.hasSuffix("/ViewCodeTests.swift") })
    let text = TestRunnerSource.text(
      modules: names,
      listing: names.filter { name in lists.contains { $0.hasSuffix("/\(name)/ViewCodeTests.swift") } },
      usesSwiftTesting: tests.contains { target in
        target.sources.contains { SourceImports.modules(of: $0).contains("Testing") }
      })
    let name = "ViewCodeTestRunner_\(names.joined(separator: "_"))"
    let file = try state.build.folder.folder("rewritten/\(name)").appending(path: "TestRunner.swift")
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    state.result.modules.append(
      try state.moduleCompiler.compile(
        ModuleInputs(name: name, files: [file], flags: ["-swift-version", "5"], dependencies: names)))
  }
}
