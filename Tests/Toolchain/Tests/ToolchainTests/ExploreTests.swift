import Foundation
import Testing

/// Apps whose screens are known, and one with known mistakes.
@Suite struct ExploreTests {
  private static let isWanted = ProcessInfo.processInfo.environment["EXPLORE_TESTS"] != nil
  private struct Map: Decodable {
    struct Screen: Decodable {
      var id: String
      var name: String
      var script: [String]
    }

    struct Edge: Decodable {
      var from: String
      var to: String
    }

    struct Problem: Decodable {
      struct Failure: Decodable {
        var kind: String
        var identity: String
        var text: String
      }

      var failure: Failure
      var script: [String]
    }

    var stop: String
    var screens: [Screen]
    var edges: [Edge]
    var problems: [Problem]
    var openedURLs: [String]

    init(_ run: Viewcode) throws { self = try JSONDecoder().decode(Map.self, from: Data(run.output.utf8)) }

    /// `A > B` for each path, by the screens' names.
    var paths: Set<String> {
      let names = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0.name) })
      return Set(edges.map { "\(names[$0.from]!) > \(names[$0.to]!)" })
    }
  }

  @Test(.enabled(if: isWanted, "takes minutes; runs if EXPLORE_TESTS is set"), arguments: ["Orchard", "Parcels"])
  func aMapIsTheSameWithOneProcessAndWithTwo(_ name: String) throws {
    let project = try Folder(copyOf: name)
    let runs = try ["1", "2"].map { try Viewcode("explore", ".", "--json", "--processes", $0, "-q", in: project.url) }
    #expect(runs[0].status == 0, "\(runs[0].errors)")
    #expect(runs[0].output == runs[1].output)
    #expect(try Map(runs[0]).stop == "complete")
  }

  @Test func theScreensOfAShopAreFoundWithoutAScript() throws {
    let project = try Folder(copyOf: "Orchard")
    let map = try Map(try Viewcode("explore", ".", "--json", "-q", in: project.url))
    let names = Set(map.screens.map(\.name))
    let known = [
      "SignIn", "Fill in both fields", "ForgotPassword", "Which e-mail?", "Sent", "RegisterName", "RegisterPlan",
      "Terms",
      "Fruits", "Fruits: By name / By price", "Fruits: actions of a row", "Fruit", "How many?", "Zoom", "Review",
      "Write something first", "Basket", "Basket 2", "Checkout", "Checkout 2", "Where to?", "Order now?", "Receipt",
      "Profile", "Settings", "Settings 2", "Language", "About", "Licenses", "Sign out?",
    ]
    #expect(names.isSuperset(of: known), "\(Set(known).subtracting(names))")
    for path in [
      "SignIn 2 > Fruits", "SignIn > RegisterName", "RegisterPlan > SignIn", "Fruits > Fruit", "Fruit > How many?",
      "Order now? > Receipt", "Receipt > Basket", "Sign out? > SignIn", "Zoom > Fruit", "Licenses > About",
    ] {
      #expect(map.paths.contains(path), "\(path)")
    }
    #expect(map.problems.isEmpty, "\(map.problems)")
    // The script plays in `run`, to the same screen.
    let receipt = try #require(map.screens.first { $0.name == "Receipt" })
    try receipt.script.joined(separator: "\n").write(
      to: project.url.appending(path: "steps.txt"), atomically: true, encoding: .utf8)
    let run = try Viewcode(
      "run", ".", "--script", "steps.txt", "--tree", "text", "-o", "/dev/null", "-q", in: project.url)
    #expect(run.output.contains("Thank you"), "\(run.errors)")
  }

  @Test(.enabled(if: isWanted, "takes minutes; runs if EXPLORE_TESTS is set"))
  func pagesMenusAndAWizardAreFound() throws {
    let project = try Folder(copyOf: "Parcels")
    let map = try Map(try Viewcode("explore", ".", "--json", "-q", in: project.url))
    let known = [
      "FirstPage", "SecondPage", "LastPage", "Parcels", "Parcels: Share", "Parcels: Help / Archive", "Share with",
      "Parcel",
      "Track", "Track 2", "Loss", "Loss 2", "Say what was in it", "Thank you", "Help", "Archive", "Archive 2", "Sender",
      "Sender 2", "Size", "Pay", "Pay with", "Sent",
    ]
    #expect(Set(map.screens.map(\.name)) == Set(known))
    #expect(map.openedURLs == ["tel:2025550100"])
    #expect(map.problems.isEmpty, "\(map.problems)")
  }

  @Test(.enabled(if: isWanted, "takes minutes; runs if EXPLORE_TESTS is set"))
  func roughHandlingFindsTheMistakesOfAnAppWithShortScripts() throws {
    let project = try Folder(copyOf: "Pitfalls")
    let run = try Viewcode("explore", ".", "--json", "--monkey", "--monkey-scripts", "200", "-q", in: project.url)
    #expect(run.status == 1, "\(run.errors)")
    let problems = try Map(run).problems
    func problem(_ kind: String, _ words: String = "") throws -> Map.Problem {
      let all = problems.filter { $0.failure.kind == kind && "\($0.failure)".contains(words) }
      return try #require(all.first, "\(kind) \(words): \(problems)")
    }
    // A plain crash, one on a fast double tap, one for a name of one word.
    #expect(try problem("crash", "Index out of range").script.count <= 4)
    let twice = problems.filter { $0.failure.kind == "crash" }.map(\.script)
    #expect(twice.contains(["tap Order", "doubleTap Order"]), "\(twice)")
    #expect(try problem("hang").script.contains("type -1"))
    #expect(try problem("leak").failure.identity == "KeptController")
    #expect(try problem("conflict").script == ["tap Squeezed"])
    #expect(try problem("lostText").script.contains("rotate landscape"))
    #expect(try problem("deadEnd").script == ["tap Trap"])
  }
}
