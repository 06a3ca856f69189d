import Foundation
import Synchronization
import Testing

@testable import PreviewSessions

@Suite("Files that change")
struct FileSnapshotTests {
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.resolvingSymlinksInPath().path
    }

    func write(_ text: String, to name: String) throws {
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  @Test("new, changed and removed files are told, and are known once they were taken")
  func changes() throws {
    let folder = try Folder()
    try folder.write("a", to: "A.swift")
    try folder.write("b", to: "deep/er/B.swift")
    let path = folder.path
    let snapshot = FileSnapshot(root: path) { [path] }
    #expect(snapshot.changes().isEmpty)
    try folder.write("aa", to: "A.swift")
    try folder.write("c", to: "deep/C.swift")
    try FileManager.default.removeItem(atPath: "\(path)/deep/er/B.swift")
    let expected: Set = ["\(path)/A.swift", "\(path)/deep/C.swift", "\(path)/deep/er/B.swift"]
    #expect(snapshot.changes() == expected)
    #expect(snapshot.takeChanges() == expected)
    #expect(snapshot.takeChanges().isEmpty)
  }

  @Test("what is hidden, and what editors put beside a file, is no change")
  func hidden() throws {
    let folder = try Folder()
    let path = folder.path
    let snapshot = FileSnapshot(root: path) { [path] }
    try folder.write("x", to: ".viewcode/objects/A.o")
    try folder.write("x", to: ".git/index")
    try folder.write("x", to: ".A.swift.swp")
    try folder.write("x", to: "A.swift~")
    #expect(snapshot.changes().isEmpty)
  }

  @Test("a watch tells of a change within the second, in new folders too")
  func watching() throws {
    let folder = try Folder()
    try folder.write("a", to: "A.swift")
    let path = folder.path
    let told = Mutex<Set<String>>([])
    let watch = FileWatch(
      snapshot: FileSnapshot(root: path) { [path] }, folders: { [path] },
      changed: { changes in told.withLock { $0.formUnion(changes) } })
    defer { watch.end() }
    func isTold(_ name: String, within seconds: Double) -> Bool {
      let end = Date().addingTimeInterval(seconds)
      while Date() < end {
        if told.withLock({ $0.contains("\(path)/\(name)") }) { return true }
        usleep(5_000)
      }
      return false
    }
    usleep(100_000)
    try folder.write("aaa", to: "A.swift")
    #expect(isTold("A.swift", within: 10))
    try folder.write("b", to: "new/B.swift")
    #expect(isTold("new/B.swift", within: 10))
    try folder.write("bb", to: "new/B.swift")
    told.withLock { $0 = [] }
    try folder.write("bbb", to: "new/B.swift")
    #expect(isTold("new/B.swift", within: 10))
  }
}
