import Foundation

/// The machine's properties that affect pictures: the files of fonts and the versions of the drawing libraries.
struct DrawingMachine: Equatable {
  /// The properties in order, with one line for each.
  let parts: [String]

  /// This machine, after something was drawn.
  static let current = DrawingMachine(parts: libraries() + fonts())

  /// The machine on which the pictures were recorded.
  static let recorded = DrawingMachine(
    parts: ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))

  /// Whether this machine draws like the recording one.
  static var isRecorded: Bool { current == recorded }

  /// The differences of this machine, for messages.
  static var deviation: String {
    let other = current.parts.filter { !recorded.parts.contains($0) }
    return other.isEmpty ? "a library or font is missing here" : "here are \(other.joined(separator: ", "))"
  }

  private static let file = GoldenPicture.folder.appending(path: "machine.txt")

  /// Stores the properties of this machine with the recorded pictures.
  func record() throws {
    try Data((parts.joined(separator: "\n") + "\n").utf8).write(to: Self.file, options: .atomic)
  }

  /// Returns the files of the drawing libraries, whose names contain the version.
  private static func libraries() -> [String] {
    let names = ["libcairo.", "libfreetype.", "libharfbuzz.", "libpixman-"]
    // The file's reported size is 0, so it is read to its end.
    let bytes = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let maps = String(decoding: bytes, as: UTF8.self)
    let files = maps.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
    return Set(files.filter { file in names.contains { file.hasPrefix($0) } }).sorted()
  }

  /// Returns the fonts' files in the packages of Debian and Ubuntu with their sizes, which differ between releases.
  private static func fonts() -> [String] {
    [
      "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-SemiBold.otf", "opentype/inter/Inter-Bold.otf",
      "opentype/inter/InterDisplay-Bold.otf", "truetype/noto/NotoSansArabic-Regular.ttf",
      "truetype/noto/NotoSansDevanagari-Regular.ttf", "truetype/noto/NotoSansHebrew-Regular.ttf",
      "truetype/noto/NotoColorEmoji.ttf", "truetype/wqy/wqy-microhei.ttc",
    ].map { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "/usr/share/fonts/\(name)")
      let size = attributes?[.size] as? Int
      return "\(name) \(size.map { "\($0) bytes" } ?? "is not there")"
    }
  }
}
