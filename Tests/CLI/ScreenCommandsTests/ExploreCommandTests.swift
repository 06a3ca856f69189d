import Foundation
import TestFiles
import Testing

@testable import ScreenCommands

@Suite("Exploring from the command line")
struct ExploreCommandTests {
  @Test(
    "one process and two find the same map, from copies of the app's process; the page and a resumed run have it as well"
  )
  func map() throws {
    let folder = try TemporaryFolder()
    let arguments = ["explore", "Restaurant list", "--json", "--timing"]
    let one = try CommandRun(arguments + ["--processes", "1", "--resume", "log"], in: folder.url)
    #expect(one.status == 0, "\(one.errors)")
    #expect(one.errors.contains(" trials from copies"), "\(one.errors)")
    let two = try CommandRun(arguments + ["--processes", "2", "-o", "map.html"], in: folder.url)
    #expect(one.output == two.output)
    struct Map: Decodable {
      struct Screen: Decodable { var controller: String }
      var stop: String
      var screens: [Screen]
    }
    let map = try JSONDecoder().decode(Map.self, from: Data(one.output.utf8))
    #expect(map.stop == "complete")
    #expect(map.screens.map(\.controller).contains("RestaurantViewController"))
    let page = try String(contentsOf: folder.url.appending(path: "map.html"), encoding: .utf8)
    #expect(page.contains("RestaurantViewController") && page.contains("iVBOR"))
    // Nothing is tried again but what the pictures need.
    let again = try CommandRun(arguments + ["--processes", "1", "--resume", "log"], in: folder.url)
    #expect(again.output == one.output)
    #expect(again.errors.contains("; 0 trials from copies"), "\(again.errors)")
  }

  @Test(
    "what can't be done is told with its status",
    arguments: [
      (["explore"], 5, "this program has no app"), (["explore", "Nowhere"], 5, "Nowhere"),
      (["explore", "Restaurant list", "--fill", "x"], 64, "name=value"),
      (["explore", "Restaurant list", "--minutes", "0"], 64, "--minutes"),
      (["explore", "Restaurant list", "--account", "/none"], 6, "can't read /none"),
      (["explore", "Restaurant list", "--json", "--mermaid"], 64, "exclude each other"),
    ])
  func mistakes(arguments: [String], status: Int, words: String) throws {
    let run = try CommandRun(arguments)
    #expect(Int(run.status) == status && run.errors.contains(words), "\(run.status) \(run.errors)")
  }

  @Test("a home folder that an app has written into is kept and put back")
  func home() throws {
    let folder = try TemporaryFolder()
    let home = HomeFolder(url: folder.url.appending(path: "home"))
    home.restore(from: nil)
    let copy = folder.url.appending(path: "copy")
    #expect(!home.save(to: copy))
    let file = home.url.appending(path: "Documents/note.txt")
    try Data("first".utf8).write(to: file)
    #expect(home.save(to: copy))
    try Data("second".utf8).write(to: file)
    try Data("other".utf8).write(to: home.url.appending(path: "tmp/other"))
    home.restore(from: copy)
    #expect(try String(contentsOf: file, encoding: .utf8) == "first")
    #expect(!FileManager.default.fileExists(atPath: home.url.appending(path: "tmp/other").path))
    home.restore(from: nil)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
