import Foundation
import Projects
import TestFiles
import Testing
import ToolSupport

@testable import ProjectBuilding

@Suite("Stages of a build")
struct BuildStageTests {
  private let folder: TemporaryFolder
  private var build: ProjectBuild

  init() throws {
    folder = try TemporaryFolder()
    for file in ["modules/UIKit.swiftmodule", "modules/module.modulemap", "plugins/PreviewMacros", "lib/main.o"] {
      try folder.write("", to: "toolchain/\(file)")
    }
    try folder.write("UIKit UIKit\nSnapshotTesting SnapshotTesting\n", to: "toolchain/libraries")
    let root = folder.url.appending(path: "project")
    var app = Target(name: "App", moduleName: "App", kind: .app)
    app.sources = [try folder.write("import UIKit\nimport Depths\n", to: "project/App.swift")]
    var anchor = Target(name: "Anchor", moduleName: "Anchor", kind: .library)
    anchor.sources = [try folder.write("import Foundation\n", to: "project/Anchor.swift")]
    var snapshots = Target(name: "SnapshotTesting", moduleName: "SnapshotTesting", kind: .library)
    snapshots.sources = anchor.sources
    build = ProjectBuild(
      project: Project(kind: .folder, name: "App", root: root, opened: root, targets: [snapshots, anchor, app]),
      selection: ProductSelection(
        name: "App", app: app, targets: [snapshots, anchor, app], thirdParty: ["Anchor", "SnapshotTesting"]),
      toolchain: try Toolchain(at: folder.url.appending(path: "toolchain")),
      compiler: SwiftCompiler(path: "/nowhere/swiftc"), folder: try BuildFolder(for: root))
  }

  private func selected() throws -> BuildState {
    var state = BuildState(of: build)
    try SelectModules().run(&state)
    return state
  }

  private func failed(_ index: Int, in state: BuildState, _ messages: [Diagnostic] = []) -> ModuleState {
    let target = state.targets[index]
    var module = ModuleState(of: target, isThirdParty: state.isThirdParty(target))
    module.result = ModuleResult(
      name: target.moduleName, succeeded: false, wasUpToDate: false, objects: [], messages: messages, output: "")
    return module
  }

  @Test("modules of the toolchain are not compiled, and unresolved imports get stubs")
  func selection() throws {
    let state = try selected()
    #expect(state.targets.map(\.name) == ["Anchor", "App"])
    #expect(state.stubs.missing.map(\.name) == ["Depths"])
    #expect(state.availableModules.isSuperset(of: ["Anchor", "App", "UIKit", "Foundation"]))
    #expect(state.result.diagnostics.isEmpty)
  }

  @Test("a module to stub that nothing imports is a warning; with stubbing off nothing is missing")
  mutating func stubbing() throws {
    build.stubbing = Stubbing(modules: ["Anchor", "Nowhere"])
    let state = try selected()
    #expect(state.targets.map(\.name) == ["App"])
    #expect(
      state.result.diagnostics.map(\.description) == [
        "warning: --stub Anchor has no effect: no target imports Anchor",
        "warning: --stub Nowhere has no effect: no target imports Nowhere",
      ])
    build.stubbing = Stubbing(isOff: true)
    #expect(try selected().stubs.missing.isEmpty)
  }

  @Test("a stub that an earlier build left for a module of the toolchain is removed, and other modules stay")
  func staleStub() throws {
    let modules = try ModuleCompiler(compiler: build.compiler, toolchain: build.toolchain, folder: build.folder)
      .modulesFolder()
    for name in ["UIKit", "Depths", "Anchor"] {
      try Data().write(to: modules.appending(path: "\(name).swiftmodule"))
      try Data().write(to: modules.appending(path: "\(name).o"))
    }
    _ = try selected()
    let left = try FileManager.default.contentsOfDirectory(atPath: modules.path(percentEncoded: false))
    #expect(left.sorted() == ["Anchor.o", "Anchor.swiftmodule", "Depths.o", "Depths.swiftmodule"])
  }

  @Test("a third-party module that does not compile even with stubs is replaced by one, and recorded nowhere else")
  func replacement() throws {
    var state = try selected()
    var module = failed(0, in: state)
    module.isStubbed = true
    try RecoverModule().run(&module, &state)
    #expect(module.isReplaced)
    #expect(state.stubs.missing.map(\.name) == ["Anchor", "Depths"] && state.stubs.replaced == ["Anchor"])
    #expect(state.result.diagnostics.map(\.text) == ["Anchor does not compile; a stub replaces it"])
    try RecordModule().run(&module, &state)
    #expect(state.result.modules.isEmpty && state.result.prepared.isEmpty && state.compiled.isEmpty)
  }

  @Test("a module of the project stays failed where its errors are its own, and without stubs every module does")
  mutating func failures() throws {
    var state = try selected()
    var module = failed(1, in: state, [Diagnostic(.error, "cannot find 'lenght' in scope")])
    try RecoverModule().run(&module, &state)
    #expect(module.hasFailed && !module.isStubbed && !module.isReplaced)
    try RecordModule().run(&module, &state)
    #expect(state.result.modules.map(\.succeeded) == [false] && state.result.prepared.count == 1)
    #expect(
      state.result.diagnostics.map(\.text) == [
        "target App has neither @main nor main.swift, so Xcode cannot link it"
      ])

    build.stubbing = Stubbing(isOff: true)
    state = try selected()
    module = failed(0, in: state)
    try RecoverModule().run(&module, &state)
    #expect(module.hasFailed && !module.isReplaced && state.result.diagnostics.isEmpty)
  }

  @Test("a module that imports one that does not compile is not compiled, and says so")
  func failedImports() throws {
    var state = try selected()
    var anchor = failed(0, in: state, [Diagnostic(.error, "cannot find 'lenght' in scope")])
    try RecordModule().run(&anchor, &state)
    var app = ModuleState(of: state.targets[1], isThirdParty: false)
    try FindFailedImports().run(&app, &state)
    #expect(!app.isSkipped && app.result == nil)
    app.inputs.dependencies = ["Anchor", "UIKit"]
    app.missing = ["Depths"]
    // The compiler does not exist: a stage that starts it throws.
    for stage: any ModuleStage in [FindFailedImports(), StubModules(), CompileModule(), RecoverModule()] {
      try stage.run(&app, &state)
    }
    #expect(
      app.hasFailed
        && app.messages.map(\.text) == ["App is not compiled, because it imports Anchor, which does not compile"])
  }

  @Test("the mode of Swift 5 keeps what Swift 6 changes in the meaning of code")
  func relaxed() {
    let flags = ["-swift-version", "6", "-strict-concurrency=complete", "-DDEBUG"]
    let relaxed = RelaxConcurrency.relaxed(flags) ?? []
    #expect(relaxed.prefix(3) == ["-swift-version", "5", "-DDEBUG"] && relaxed.contains("BareSlashRegexLiterals"))
    #expect(RelaxConcurrency.relaxed(relaxed) == nil)
    let text = "conformance of 'UserDefaults' to 'Sendable' is unavailable"
    #expect(RelaxConcurrency.isAboutConcurrency(text))
    #expect(
      RelaxConcurrency.isAboutConcurrency(
        "converting non-Sendable function value to '@MainActor @Sendable () -> Void' may introduce data races"))
    #expect(!RelaxConcurrency.isAboutConcurrency("cannot find 'lenght' in scope"))
  }

  @Test("stages that need all modules run only after all have compiled")
  func stages() {
    let needy = ProjectBuild.stages.filter { $0.needsAllModules }.map { "\(type(of: $0))" }
    #expect(needy == ["BuildTestRunner", "AssembleBundle", "LinkProduct"])
    #expect(ProjectBuild.stages.count == 9)
  }

  @Test("an interrupted build reports the module that it was in, and its sources")
  mutating func interruption() throws {
    let reported = ReportedResults()
    build.unfinished = { result in reported.add(result) }
    var state = try selected()
    var module = failed(1, in: state)
    try ReportUnfinished().run(&module, &state)
    let result = try #require(reported.all.first)
    #expect(result.diagnostics.map(\.description) == ["warning: the build was interrupted while compiling App"])
    #expect(result.missingModules == ["Depths"] && result.prepared.count == 1)
    #expect(state.result.diagnostics.isEmpty)
  }
}

/// The results that a build reported before its end.
private final class ReportedResults: @unchecked Sendable {
  // Unchecked: the stages run on the thread of the test.
  private(set) var all: [BuildResult] = []

  func add(_ result: BuildResult) { all.append(result) }
}
