import Foundation
import TestFiles
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
      "\(error)".hasPrefix("cannot create the build folder \(file.appending(path: ".viewcode").path)")
    }
  }

  @Test(arguments: ["..", "objects/../../x", "objects//x", "./x", "link/x"])
  func noNameOfAProjectLeadsOutOfIt(path: String) throws {
    let folder = try TemporaryFolder()
    let build = try BuildFolder(for: folder.url)
    try FileManager.default.createSymbolicLink(
      atPath: build.root.appending(path: "link").path, withDestinationPath: folder.url.path)
    #expect(throws: BuildFolderError.self) { try build.folder(path) }
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "x").path))
  }

  @Test(arguments: ["link", "file", "folder with files"])
  func whatLiesInItsPlaceStays(kind: String) throws {
    let folder = try TemporaryFolder()
    let place = folder.url.appending(path: ".viewcode")
    switch kind {
    case "link":
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: folder.url.path)
    case "file": try Data("mine".utf8).write(to: place)
    default: try folder.write("mine", to: ".viewcode/notes")
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    #expect(throws: BuildFolderError.self) { try BuildFolder(for: folder.url) }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == before)
  }
}
