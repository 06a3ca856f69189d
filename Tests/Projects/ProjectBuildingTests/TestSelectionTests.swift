import Projects
import Testing

@testable import ProjectBuilding

@Suite struct TestSelectionTests {
  private func project() -> Project {
    var project = Project(kind: .xcodeProject, name: "Shop", root: .init(filePath: "/s"), opened: .init(filePath: "/s"))
    func target(_ name: String, _ kind: Target.Kind, _ host: String? = nil, needs dependencies: [String] = []) -> Target
    {
      var target = Target(name: name, moduleName: name, kind: kind)
      target.sources = [.init(filePath: "/s/\(name).swift")]
      target.hostApp = host
      target.dependencies = dependencies
      return target
    }
    project.targets = [
      target("Shop", .app, needs: ["Kit"]), target("Kit", .framework),
      target("ShopTests", .unitTests, "Shop", needs: ["Shop"]),
      target("KitTests", .unitTests, needs: ["Kit"]), target("ShopUITests", .uiTests, needs: ["Shop"]),
    ]
    project.schemes = [Scheme(name: "Kit", launchTarget: nil, testTargets: ["KitTests"])]
    return project
  }

  @Test func testsOfAnAppRunInItAndOthersWithout() throws {
    let selection = try TestSelection(of: project())
    #expect(selection.products.map(\.app?.name) == ["Shop", nil])
    #expect(selection.products.map(\.tests) == [["ShopTests"], ["KitTests"]])
    #expect(selection.products[0].targets.map(\.name) == ["Kit", "Shop", "ShopTests"])
    #expect(selection.products[1].targets.map(\.name) == ["Kit", "KitTests"])
  }

  @Test func testsOfTheUserInterfaceAreLeftOutAndSaid() throws {
    #expect(try TestSelection(of: project()).leftOut.map(\.target) == ["ShopUITests"])
    #expect {
      try TestSelection(of: project(), target: "ShopUITests")
    } throws: { "\($0)".contains("ShopUITests") }
  }

  @Test func aSchemeNamesItsTests() throws {
    #expect(try TestSelection(of: project(), scheme: "Kit").products.map(\.tests) == [["KitTests"]])
  }

  @Test func aTargetMeansItsTests() throws {
    #expect(try TestSelection(of: project(), target: "KitTests").products.map(\.tests) == [["KitTests"]])
    #expect(try TestSelection(of: project(), target: "Shop").products.map(\.tests) == [["ShopTests"]])
    #expect(throws: SelectionError.self) { try TestSelection(of: project(), target: "Nothing") }
  }
}
