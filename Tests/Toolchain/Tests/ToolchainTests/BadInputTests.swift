import Foundation
import Testing

/// Invalid and damaged projects: each causes a message and the status of its kind, and leaves no files.
@Suite struct BadInputTests {
  @Test func whatIsNotThereIsSaid() throws {
    let place = try Folder()
    let run = try Viewcode("build", "Nowhere.xcodeproj", in: place.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("Nowhere.xcodeproj"))
    #expect(try place.contents().isEmpty)
  }

  @Test func anEmptyFolderIsNoProject() throws {
    let place = try Folder()
    let run = try Viewcode("build", in: place.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: "))
    #expect(!place.exists(".viewcode"))
  }

  @Test(arguments: [1, 100, 1000, 5000])
  func aProjectFileThatIsCutShortIsNamed(length: Int) throws {
    let project = try Folder(copyOf: "Harbour")
    let file = project.url.appending(path: "Harbour.xcodeproj/project.pbxproj")
    try Data(contentsOf: file).prefix(length).write(to: file)
    let run = try Viewcode("build", in: project.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("project.pbxproj"))
    #expect(!project.exists(".viewcode"))
  }

  @Test func aPlaceThatCannotBeWrittenToIsNamed() throws {
    let project = try Folder(copyOf: "Harbour")
    let run = try Viewcode("build", "--build-path", "/proc/viewcode", in: project.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("/proc/viewcode"))
    #expect(!project.exists(".viewcode"))
  }

  @Test func aFileThatDoesNotParseIsTheCompilersToExplain() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace(
      "final class ShipViewController", with: "final class {{ ShipViewController",
      in: "Harbour/Screens/ShipViewController.swift")
    let run = try Viewcode("build", in: project.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("/Harbour/Screens/ShipViewController.swift:4:"))
  }

  @Test func anAppThatStopsTellsItsMessage() throws {
    let project = try Folder(copyOf: "Harbour")
    try project.replace("return true", with: "fatalError(\"no harbour here\")", in: "Harbour/AppDelegate.swift")
    let run = try Viewcode("run", in: project.url)
    #expect(run.status != 0)
    #expect(run.errors.contains("no harbour here"))
  }
}
