import Foundation
import StoryboardConversion
import Testing

@Suite struct FileChangesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "file changes \(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

  private var contents: [String: String] {
    get throws {
      var result: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
        result[name] = try? String(contentsOfFile: path(name), encoding: .utf8)
      }
      return result
    }
  }

  @Test func filesAreWrittenReplacedAndRemoved() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b"] { try Data(name.utf8).write(to: folder.appending(path: name)) }
    var changes = FileChanges()
    changes.texts = [path("a"): "new", path("b"): nil, path("c"): "more"]
    try changes.write()
    #expect(try contents == ["a": "new", "c": "more"])
  }

  @Test func whereOneCanNotBeWrittenAllAreAsTheyWere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b"] { try Data(name.utf8).write(to: folder.appending(path: name)) }
    var changes = FileChanges()
    changes.texts = [path("a"): "new", path("b"): nil, path("missing/c"): "more"]
    #expect(throws: (any Error).self) { try changes.write() }
    #expect(try contents == ["a": "a", "b": "b"])
  }

  @Test func aFolderInTheWayStaysAndNothingIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("a".utf8).write(to: folder.appending(path: "a"))
    try FileManager.default.createDirectory(at: folder.appending(path: "z/inner"), withIntermediateDirectories: true)
    var changes = FileChanges()
    changes.texts = [path("a"): "new", path("z"): "more"]
    #expect(throws: (any Error).self) { try changes.write() }
    #expect(try contents == ["a": "a"])
    #expect(FileManager.default.fileExists(atPath: path("z/inner")))
  }
}
