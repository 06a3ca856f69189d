import Foundation
import Testing

@testable import ProjectBuilding

@Suite struct BuildFolderTests {
  @Test func aBuildFolderIsIgnoredByGit() throws {
    let folder = try TemporaryFolder()
    let build = try BuildFolder(for: folder.url)
    #expect(try String(contentsOf: build.root.appending(path: ".gitignore"), encoding: .utf8) == "*\n")
    try BuildFolder.remove(at: build.root)
    #expect(!FileManager.default.fileExists(atPath: build.root.path))
  }

  @Test func aFolderThatBuildingDidNotMakeIsNotRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "notes.txt")
    #expect(throws: BuildFolderError.self) { try BuildFolder.remove(at: folder.url) }
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "notes.txt").path))
  }

  @Test func aPlaceThatCannotHoldAFolderIsAnErrorThatNamesIt() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a file", to: "file")
    #expect {
      try BuildFolder(for: file)
    } throws: { error in
      "\(error)".hasPrefix(file.appending(path: ".viewcode").path)
    }
  }
}
