import ImageCodecs

/// A builder of PNG files that is independent of the tested encoder, with unfiltered rows in stored blocks.
struct TestPNG {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType = ColorType.rgba
  var isInterlaced = false
  /// The chunks between header and data: PLTE, tRNS, gAMA.
  var extraChunks: [(type: String, data: [UInt8])] = []
  /// The bytes of the rows in the packing of the bit depth, without filter bytes. For an interlaced image, the rows are
  /// those of its passes.
  var rows: [[UInt8]]

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let form: [UInt8] = [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    file += TestPNG.chunk("IHDR", TestPNG.number(width) + TestPNG.number(height) + form)
    for (type, data) in extraChunks { file += TestPNG.chunk(type, data) }
    file += TestPNG.chunk("IDAT", TestPNG.zlib(rows.flatMap { [0] + $0 }))
    return file + TestPNG.chunk("IEND", [])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return number(data.count) + body + number(Int(crc(body)))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func zlib(_ data: [UInt8]) -> [UInt8] {
    precondition(data.count < 65_536)
    let count = UInt16(data.count)
    let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 1] + lengths + data + number(b << 16 | a)
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
