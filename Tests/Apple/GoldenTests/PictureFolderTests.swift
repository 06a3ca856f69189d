import Foundation
import Testing

/// The content of the folder of recorded pictures, after recording.
@Suite(.disabled(if: GoldenPicture.records, "Pictures are being recorded."))
struct PictureFolderTests {
  private let files: [URL]

  init() throws {
    files = try FileManager.default.contentsOfDirectory(
      at: GoldenPicture.folder, includingPropertiesForKeys: [.fileSizeKey])
  }

  @Test("the pictures are few and small: 2 MB together, 100 KB each")
  func sizes() throws {
    let sizes = try files.map { try ($0.lastPathComponent, $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
    #expect(sizes.count > 40)
    #expect(sizes.reduce(0) { $0 + $1.1 } <= 2 << 20)
    for (name, size) in sizes { #expect(size <= 100 << 10, "\(name)") }
  }

  @Test("each picture is one that a test here compares")
  func used() throws {
    let folder = GoldenPicture.folder.deletingLastPathComponent()
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix("GoldenTests.swift") }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for file in files where file.pathExtension == "png" {
      let name = file.deletingPathExtension().lastPathComponent
      let bare = name.replacing("-light", with: "").replacing("-dark", with: "")
      #expect(sources.contains("\"\(bare)\""), "\(file.lastPathComponent) is compared by no test")
    }
  }

  @Test("the machine of the recording is known")
  func machine() {
    #expect(DrawingMachine.recorded.parts.contains { $0.hasPrefix("libcairo.so") })
    #expect(DrawingMachine.recorded.parts.contains { $0.hasPrefix("opentype/inter/Inter-Regular.otf ") })
  }
}
