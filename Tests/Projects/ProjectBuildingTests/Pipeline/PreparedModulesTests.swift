import Foundation
import Projects
import TestFiles
import Testing
import ToolSupport

@testable import ProjectBuilding

@Suite("ViewCode's own editions of other people's modules")
struct PreparedModulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in ["modules/UIKit.swiftmodule", "modules/module.modulemap", "plugins/PreviewMacros", "lib/main.o"] {
      try folder.write("", to: "toolchain/\(file)")
    }
    try folder.write("UIKit UIKit\n", to: "toolchain/libraries")
    try folder.write("# A comment.\nDeck\nHull\n", to: "toolchain/prepared/native")
    try folder.write(
      """
      import Keel
      import UIKit
      #if Keel_Has_Plank
        public typealias Board = Plank
      #elseif Keel_Has_Oar
        public typealias Board = Oar
      #endif
      """, to: "toolchain/prepared/Deck/Deck.swift")
    try folder.write("import Deck\n", to: "toolchain/prepared/Mast/Mast.swift")
  }

  /// Returns a target whose module has the same name.
  private func target(_ name: String, _ source: String, needs: [String] = [], kind: Target.Kind = .library) throws
    -> Target
  {
    var target = Target(name: name, moduleName: name, kind: kind)
    target.sources = [try folder.write(source, to: "project/\(name).swift")]
    target.dependencies = needs
    return target
  }

  private func selected(_ targets: [Target], thirdParty: Set<String>) throws -> BuildState {
    let root = folder.url.appending(path: "project")
    let build = ProjectBuild(
      project: Project(kind: .folder, name: "App", root: root, opened: root, targets: targets),
      selection: ProductSelection(name: "App", app: targets.last, targets: targets, thirdParty: thirdParty),
      toolchain: try Toolchain(at: folder.url.appending(path: "toolchain")),
      compiler: SwiftCompiler(path: "/nowhere/swiftc"), folder: try BuildFolder(for: root))
    var state = BuildState(of: build)
    try SelectModules().run(&state)
    return state
  }

  @Test(
    "an edition comes after the original module that it imports, which is kept though only the replaced module needs it"
  )
  func order() throws {
    let state = try selected(
      [
        target("Keel", "public struct Plank {}\npublic struct Oars {}\n"),
        target("Deck", "import Keel\nimport ObjectiveCPart\n", needs: ["Keel"]),
        target("Cabin", "import Deck\n", needs: ["Deck"]),
        target("App", "import Cabin\n", needs: ["Cabin"], kind: .app),
      ], thirdParty: ["Keel", "Deck", "Cabin"])
    #expect(state.targets.map(\.name) == ["Keel", "Deck", "Cabin", "App"])
    let deck = state.targets[1]
    #expect(deck.sources.map(\.lastPathComponent) == ["Deck.swift"] && deck.sources[0].path.contains("/prepared/"))
    #expect(deck.externalDependencies == ["Keel"])
    #expect(deck.settings.otherFlags == ["-suppress-warnings", "-D", "Keel_Has_Plank"])
    #expect(state.preparedModules == ["Deck"])
    #expect(state.stubs.missing.isEmpty)
  }

  @Test("a module whose edition imports what is not there is built from its own sources")
  func unusable() throws {
    let state = try selected(
      [
        target("Deck", "import Foundation\n"),
        target("App", "import Deck\n", needs: ["Deck"], kind: .app),
      ], thirdParty: ["Deck"])
    #expect(state.targets.map(\.name) == ["Deck", "App"])
    #expect(!state.targets[0].sources[0].path.contains("/prepared/"))
    #expect(state.preparedModules.isEmpty)
  }

  @Test("an import that is not there gets an edition where all that this imports is there, and else a stub")
  func missing() throws {
    var state = try selected(
      [
        target("Keel", "public class Oar {}\n"),
        target("App", "import Mast\n", needs: ["Keel"], kind: .app),
      ], thirdParty: ["Keel"])
    #expect(state.targets.map(\.name) == ["Keel", "Deck", "Mast", "App"])
    #expect(state.targets[1].settings.otherFlags == ["-suppress-warnings", "-D", "Keel_Has_Oar"])
    #expect(state.targets[3].externalDependencies == ["Mast"])
    state = try selected([target("App", "import Mast\n", kind: .app)], thirdParty: [])
    #expect(state.targets.map(\.name) == ["App"])
    #expect(state.stubs.missing.map(\.name) == ["Mast"])
  }
}
