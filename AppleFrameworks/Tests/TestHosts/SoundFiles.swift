import Foundation

/// Files of media for tests, made byte by byte.
public enum SoundFiles {
  /// A WAVE file of silence: 8,000 samples a second of one byte.
  public static func wave(seconds: Double) -> Data {
    let count = Int(seconds * 8000)
    var data = Data()
    func little(_ value: Int, _ size: Int) { for index in 0..<size { data.append(UInt8(value >> (8 * index) & 255)) } }
    data += Data("RIFF".utf8)
    little(36 + count, 4)
    data += Data("WAVEfmt ".utf8)
    for (value, size) in [(16, 4), (1, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] { little(value, size) }
    data += Data("data".utf8)
    little(count, 4)
    data += Data(repeating: 128, count: count)
    return data
  }

  /// The headers of a film of one track of pictures, 640 x 480 pixels and turned by a quarter, without the pictures.
  public static func film(seconds: Int) -> Data {
    func big(_ value: Int, _ size: Int) -> Data {
      Data((0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
    func box(_ kind: String, _ parts: Data...) -> Data {
      let content = parts.reduce(Data(), +)
      return big(content.count + 8, 4) + Data(kind.utf8) + content
    }
    func zeros(_ count: Int) -> Data { Data(repeating: 0, count: count) }
    let matrix = [0, 0x10000, 0, -0x10000, 0, 0, 480 << 16, 0, 0x4000_0000].map { big($0, 4) }.reduce(Data(), +)
    let trackHeader =
      big(1, 4) + zeros(8) + big(7, 4) + zeros(4) + big(seconds * 600, 4) + zeros(16) + matrix + big(640 << 16, 4)
      + big(480 << 16, 4)
    let samples = box(
      "stbl", box("stsd", zeros(4) + big(1, 4) + big(16, 4) + Data("avc1".utf8) + zeros(8)),
      box("stts", zeros(4) + big(1, 4) + big(seconds * 30, 4) + big(20, 4)),
      box("stsz", zeros(4) + big(100, 4) + big(seconds * 30, 4)))
    let media = box(
      "mdia", box("mdhd", zeros(12) + big(600, 4) + big(seconds * 600, 4) + big(0x15C7, 2) + zeros(2)),
      box("hdlr", zeros(8) + Data("vide".utf8) + zeros(13)), box("minf", samples))
    return box("ftyp", Data("isom".utf8) + zeros(4))
      + box(
        "moov", box("mvhd", zeros(12) + big(1000, 4) + big(seconds * 1000, 4) + zeros(80)),
        box("trak", box("tkhd", trackHeader), media))
  }

  /// Writes a file into a folder of its own below the temporary one.
  public static func write(_ data: Data, as name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try data.write(to: file)
    return file
  }
}
