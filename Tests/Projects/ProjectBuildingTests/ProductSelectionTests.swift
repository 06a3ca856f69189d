import Foundation
import Projects
import Testing

@testable import ProjectBuilding

@Suite struct ProductSelectionTests {
  private static func target(
    _ name: String, _ kind: Target.Kind = .library, on dependencies: [String] = [], leftOut: String? = nil
  ) -> Target {
    var target = Target(name: name, moduleName: name, kind: kind)
    target.sources = [URL(filePath: "/p/\(name).swift")]
    target.dependencies = dependencies
    target.leftOut = leftOut
    return target
  }

  private static func project(_ targets: [Target], main: String? = nil) -> Project {
    var project = Project(
      kind: .xcodeProject, name: "P", root: URL(filePath: "/p"), opened: URL(filePath: "/p/P.xcodeproj"),
      targets: targets)
    project.mainTarget = main
    return project
  }

  @Test func whatIsDependedUponComesFirst() throws {
    let project = Self.project(
      [Self.target("App", .app, on: ["B", "A"]), Self.target("A"), Self.target("B", on: ["A"]), Self.target("Other")],
      main: "App")
    let selection = try ProductSelection(of: project)
    #expect(selection.targets.map(\.name) == ["A", "B", "App"])
    #expect(selection.app?.name == "App")
  }

  @Test func aProjectWithoutAnAppIsAllItsModules() throws {
    let project = Self.project([Self.target("A"), Self.target("Tests", .unitTests), Self.target("B", .framework)])
    let selection = try ProductSelection(of: project)
    #expect(selection.targets.map(\.name) == ["A", "B"])
    #expect(selection.app == nil)
    #expect(selection.name == "P")
  }

  @Test func macrosAndWhatTheyAreMadeOfAreBuiltForTheCompilerAlone() throws {
    var macro = Self.target("Macros", .macro, on: ["Parts"])
    var parts = Self.target("Parts")
    macro.runsInCompiler = true
    parts.runsInCompiler = true
    let project = Self.project([Self.target("Kit", on: ["Macros"]), macro, parts, Self.target("Unused", .macro)])
    let selection = try ProductSelection(of: project)
    #expect(selection.targets.map(\.name) == ["Kit"])
    #expect(selection.macros.map(\.name) == ["Parts", "Macros"])
  }

  @Test func targetsThatDependOnEachOtherAreNamed() {
    let project = Self.project([Self.target("A", on: ["B"]), Self.target("B", on: ["C"]), Self.target("C", on: ["B"])])
    #expect {
      try ProductSelection(of: project)
    } throws: { error in
      "\(error)" == "targets depend on each other: B -> C -> B"
    }
  }

  @Test func deepChainsAreNoProblem() throws {
    let count = 20_000
    let targets = (0..<count).map { Self.target("T\($0)", on: $0 + 1 < count ? ["T\($0 + 1)"] : []) }
    #expect(try ProductSelection(of: Self.project(targets), target: "T0").targets.count == count)
  }

  @Test func whatIsNotThereIsSaidWithWhatIs() {
    let project = Self.project([Self.target("A"), Self.target("Watch", .watchApp, leftOut: "it is for watchOS")])
    #expect {
      try ProductSelection(of: project, target: "B")
    } throws: { error in
      "\(error)" == "there is no target \"B\"; available: A, Watch"
    }
    #expect {
      try ProductSelection(of: project, target: "Watch")
    } throws: { error in
      "\(error)" == "cannot build target \"Watch\": it is for watchOS"
    }
  }

  @Test func sourcesOfOtherPeopleAreModulesOfTheBuild() throws {
    var project = Self.project([Self.target("App", .app)], main: "App")
    project.thirdParty = [
      ThirdPartyModule(
        name: "Kit", origin: .unknown, sources: [URL(filePath: "/p/Pods/Kit.swift")], importedBy: ["App"]),
      ThirdPartyModule(name: "Absent", origin: .unknown, importedBy: ["App"]),
    ]
    let selection = try ProductSelection(of: project)
    #expect(selection.targets.map(\.name) == ["Kit", "App"])
    #expect(selection.thirdParty.contains("Kit"))
  }
}
