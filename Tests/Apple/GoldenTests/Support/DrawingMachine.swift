import Foundation

/// What a picture's pixels depend on beside our sources: the fonts' files and the versions of the libraries that draw.
struct DrawingMachine: Equatable {
  /// A line for each, in order.
  let parts: [String]

  /// This machine, once something was drawn.
  static let current = DrawingMachine(parts: libraries() + fonts())

  /// The one on which the pictures were recorded.
  static let recorded = DrawingMachine(
    parts: ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))

  /// Whether this machine draws as the recording one did.
  static var isRecorded: Bool { current == recorded }

  /// What is other here, for messages.
  static var deviation: String {
    let other = current.parts.filter { !recorded.parts.contains($0) }
    return other.isEmpty ? "a library or font is missing here" : "here are \(other.joined(separator: ", "))"
  }

  private static let file = GoldenPicture.folder.appending(path: "machine.txt")

  /// Keeps this machine beside the pictures that it records.
  func record() throws {
    try Data((parts.joined(separator: "\n") + "\n").utf8).write(to: Self.file, options: .atomic)
  }

  /// The files of the drawing libraries, whose names have the version in them.
  private static func libraries() -> [String] {
    let names = ["libcairo.", "libfreetype.", "libharfbuzz.", "libpixman-"]
    // Its size is said to be 0, so that it is read to its end.
    let bytes = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let maps = String(decoding: bytes, as: UTF8.self)
    let files = maps.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
    return Set(files.filter { file in names.contains { file.hasPrefix($0) } }).sorted()
  }

  /// The fonts' files as the packages of Debian and Ubuntu have them, with their sizes: no two releases have the same.
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
