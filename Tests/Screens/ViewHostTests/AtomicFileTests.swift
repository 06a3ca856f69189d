import Foundation
import TestHosts
import Testing

@testable import ViewHost

@Suite("Atomic files", .ownHosts)
struct AtomicFileTests {
  private func inTemporaryFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("atomic-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("missing folders are made, and an earlier file is replaced as a whole")
  func writes() throws {
    try inTemporaryFolder { folder in
      let path = "\(folder)/a/b/file.png"
      try AtomicFile.write([1, 2, 3], to: path)
      try AtomicFile.write([4], to: path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data([4]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/a/b") == ["file.png"])
    }
  }

  @Test("a pipe or a device is written to, and stays what it is")
  func devices() throws {
    try inTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = "\(folder)/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      try #require(reader >= 0)
      defer { close(reader) }
      try AtomicFile.write([1, 2, 3], to: path)
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, 8) == 3)
      #expect(bytes.prefix(3) == [1, 2, 3])
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["pipe"])
    }
  }

  @Test("a file that can't be put in its place is an error with the system's reason, and leaves nothing behind")
  func refuses() throws {
    try inTemporaryFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/taken", withIntermediateDirectories: true)
      let error = #expect(throws: FileWritingError.self) { try AtomicFile.write([1], to: "\(folder)/taken") }
      #expect(error?.reason == "Is a directory")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["taken"])
      #expect(throws: FileWritingError.self) { try AtomicFile.write([1], to: "\(folder)/taken/") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/taken").isEmpty)
    }
  }
}
