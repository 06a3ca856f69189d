import Foundation
import Projects
import Testing

@Suite("Revisions of a project")
struct ProjectRevisionsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "revisions-\(UUID().uuidString)")
    .resolvingSymlinksInPath()

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path(percentEncoded: false), "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(arguments)")
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Creates two commits. In the second one, B.swift differs and C.swift is removed.
  private func makeRepository() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "-q")
    try write("a", "App/A.swift")
    try write("b", "App/B.swift")
    try write("c", "App/C.swift")
    try git("add", "-A")
    try git("commit", "-qm", "one")
    try git("tag", "one")
    try write("b2", "App/B.swift")
    try git("rm", "-q", "App/C.swift")
    try git("commit", "-qam", "two")
  }

  private func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test("a commit is checked out beside the project, and going on to another touches what differs alone")
  func checkOut() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeRepository()
    let revisions = try ProjectRevisions(of: folder.appending(path: "App"))
    #expect(revisions.place == "App")
    let (one, two) = (try #require(try revisions.commit("one")), try #require(try revisions.commit("HEAD")))
    let tree = folder.appending(path: ".viewcode/tree")
    let index = folder.appending(path: ".viewcode/index")
    let path = tree.path(percentEncoded: false)
    try revisions.checkOut(one, into: tree, index: index)
    #expect(try String(contentsOfFile: "\(path)/App/B.swift", encoding: .utf8) == "b")
    // The build folder is in the same place and stays.
    try write("built", ".viewcode/tree/App/.viewcode/object")
    let before = try modified("\(path)/App/A.swift")
    usleep(20_000)
    try revisions.checkOut(two, into: tree, index: index)
    #expect(try String(contentsOfFile: "\(path)/App/B.swift", encoding: .utf8) == "b2")
    #expect(!FileManager.default.fileExists(atPath: "\(path)/App/C.swift"))
    #expect(FileManager.default.fileExists(atPath: "\(path)/App/.viewcode/object"))
    #expect(try modified("\(path)/App/A.swift") == before)
    // The repository does not contain it.
    #expect(
      !FileManager.default.fileExists(atPath: folder.appending(path: ".git/worktrees").path(percentEncoded: false)))
    #expect(try String(contentsOf: folder.appending(path: "App/B.swift"), encoding: .utf8) == "b2")
  }

  @Test("what is no revision is none, whatever it looks like")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try makeRepository()
    let revisions = try ProjectRevisions(of: folder)
    for name in ["", "nowhere", "--all", "-h", "one two", "HEAD:App/A.swift"] {
      #expect(try revisions.commit(name) == nil, "\(name)")
    }
    #expect(try revisions.commit("HEAD~1") == revisions.commit("one"))
  }

  @Test("a folder that is in no repository, or not there, is an error that says so")
  func errors() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect {
      try ProjectRevisions(of: folder)
    } throws: {
      "\($0)".contains("is not in a Git repository")
    }
    #expect {
      try ProjectRevisions(of: folder.appending(path: "nowhere"))
    } throws: {
      "\($0)".contains("there is no such file or folder")
    }
  }
}
