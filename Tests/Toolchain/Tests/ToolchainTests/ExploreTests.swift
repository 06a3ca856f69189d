import Foundation
import Testing

/// Apps whose screens are known, and one with known mistakes.
@Suite struct ExploreTests {
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

  @Test(arguments: ["Orchard", "Parcels"])
  func aMapIsTheSameWithOneProcessAndWithTwo(_ name: String) throws {
    let project = try Folder(copyOf: name)
    let runs = try ["1", "2"].map { try Viewcode("explore", ".", "--json", "--processes", $0, "-q", in: project.url) }
    #expect(runs[0].status == 0, "\(runs[0].errors)")
    #expect(runs[0].output == runs[1].output)
    #expect(try Map(runs[0]).stop == "complete")
  }
}
