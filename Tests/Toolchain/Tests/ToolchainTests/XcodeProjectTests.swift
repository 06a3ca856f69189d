import Foundation
import Testing

/// An Xcode project with an app, a framework and tests, without changes.
@Suite struct XcodeProjectTests {
  @Test func anAppIsBuiltAndShowsItsFirstScreen() throws {
    let project = try Folder(copyOf: "Harbour")
    let before = try project.contents()
    let run = try Viewcode("run", ".", "-o", "/dev/null", "--tree", "text", "--quiet", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    for text in ["\"Harbour\"", "\"Aurora\"", "\"31 m\"", "\"Sort\""] { #expect(run.output.contains(text), "\(text)") }
    #expect(try project.contents() == before)
  }

  @Test func aScriptLeadsToOtherScreens() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write("// The longest one.\ntap Sort\ntap Sea Otter\ntap Add to favourites\n", to: "steps.txt")
    let run = try Viewcode("run", "--script", "steps.txt", "-o", "ship.png", "--tree", "text", in: project.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("\"Favourite\""))
    #expect(run.output.hasSuffix("ship.png\n"))
    #expect(project.exists("ship.png"))
  }

  @Test func aStepThatCannotBeDoneIsNamed() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.write("tap Sort\n\ntap Submarine\n", to: "steps.txt")
    let run = try Viewcode("run", "--script", "steps.txt", in: project.url)
    #expect(run.status != 0)
    #expect(run.errors.contains("steps.txt:3"))
    #expect(run.errors.contains("Submarine"))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "nameLabel.text = ship.name", with: "nameLabel.text = \"\\(Date()) \\(UUID()) \\(Int.random(in: 0...999_999))\"",
      in: "Harbour/Screens/ShipViewController.swift")
    try project.replace(
      "nameLabel.font", with: "nameLabel.numberOfLines = 0; nameLabel.font",
      in: "Harbour/Screens/ShipViewController.swift")
    for name in ["a.png", "b.png"] {
      let run = try Viewcode(
        "run", "--do", "tap Petrel", "-o", name, in: project.url,
        environment: ["TZ": name == "a.png" ? "Asia/Tokyo" : "UTC"])
      #expect(run.status == 0, "\(run.errors)")
    }
    let first = try Data(contentsOf: project.url.appending(path: "a.png"))
    #expect(try Data(contentsOf: project.url.appending(path: "b.png")) == first)
  }

  @Test func previewsOfTheAppAreListedAndDrawn() throws {
    let project = try Folder(copyOf: "Harbour")
    #expect(try Viewcode("previews", in: project.url).output.contains("A ship"))
    let render = try Viewcode("render", "--all", "-o", "pictures", in: project.url)
    #expect(render.status == 0, "\(render.errors)")
    #expect(project.exists("pictures/A ship.png") || project.exists("pictures/A-ship.png"))
  }

  @Test func anErrorHasItsPlaceInTheAuthorsFile() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "title = ship.name", with: "title = ship.captain", in: "Harbour/Screens/ShipViewController.swift")
    try project.replace("return true", with: "return 1", in: "Harbour/AppDelegate.swift")
    let build = try Viewcode("build", in: project.url)
    #expect(build.status == 1)
    #expect(
      build.errors.contains(
        "/Harbour/Screens/ShipViewController.swift:21:18: error: value of type 'Ship' has no member 'captain'"))
    // A type error refers to nothing unknown: Xcode may have an overload that is missing here.
    #expect(build.errors.contains("/Harbour/AppDelegate.swift:8:12: warning: omitted"))
  }

  @Test func whatHasNotChangedIsNotCompiled() throws {
    let project = try Folder(copyOf: "Harbour")
    #expect(try Viewcode("build", in: project.url).status == 0)
    func objects() throws -> [String: Date] {
      let folder = project.url.appending(path: ".viewcode/objects")
      var result: [String: Date] = [:]
      for case let path as String in FileManager.default.enumerator(atPath: folder.path)! where path.hasSuffix(".o") {
        result[path] =
          try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)[.modificationDate]
          as? Date
      }
      return result
    }
    let first = try objects()
    #expect(try Viewcode("build", in: project.url).status == 0)
    #expect(try objects() == first)
    try project.replace("spacing = 16", with: "spacing = 24", in: "Harbour/Screens/ShipViewController.swift")
    #expect(try Viewcode("build", in: project.url).status == 0)
    let changed = try objects().filter { first[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["Harbour/ShipViewController.rewritten.o"])
  }

  @Test func theReportSaysWhatWasRewritten() throws {
    let project = try Folder(copyOf: "Harbour")
    #expect(try Viewcode("build", "--report", "report.json", in: project.url).status == 0)
    let data = try Data(contentsOf: project.url.appending(path: "report.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["builds"] as? Bool == true)
    #expect(report["uiFiles"] as? Int == 4)
    #expect(report["uiFilesClean"] as? Int == 4)
    #expect((report["rewritten"] as? [String: Int])?["selectors"] == 2)
    #expect((report["missing"] as? [Any])?.isEmpty == true)
  }
}
