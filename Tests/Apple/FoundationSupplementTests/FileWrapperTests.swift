import Foundation
import FoundationSupplement
import Testing

struct FileWrapperTests {
  @Test("a folder is written and read with its files and names")
  func folders() throws {
    let inner = FileWrapper(directoryWithFileWrappers: ["b.txt": FileWrapper(regularFileWithContents: Data("b".utf8))])
    inner.preferredFilename = "inner"
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    folder.addFileWrapper(inner)
    let first = folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "c")
    let second = folder.addRegularFile(withContents: Data("d".utf8), preferredFilename: "c")
    #expect(first == "c" && second != "c")
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    try folder.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(folder.filename == place.lastPathComponent && folder.matchesContents(of: place))
    let read = try FileWrapper(url: place)
    #expect(read.isDirectory && read.fileWrappers?.count == 4 && read.filename == place.lastPathComponent)
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
    let child = try #require(read.fileWrappers?["a.txt"])
    #expect(read.keyForChildFileWrapper(child) == "a.txt")
    read.removeFileWrapper(child)
    #expect(read.fileWrappers?["a.txt"] == nil && !read.matchesContents(of: place))
  }

  @Test("a missing file throws the error of the file system")
  func missing() {
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(fileURLWithPath: "/no/such/file")) }
  }
}
