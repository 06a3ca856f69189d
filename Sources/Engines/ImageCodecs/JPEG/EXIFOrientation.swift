/// A reader of the orientation in the EXIF segment of a JPEG.
///
/// - Source: Exif 2.32, 4.6 (tag 0x0112); TIFF 6.0, section 2.
enum EXIFOrientation {
  /// Returns the orientation, or nil if it is missing or invalid.
  static func read(fromJPEG bytes: [UInt8]) -> ImageOrientation? {
    var offset = 2
    // A segment consists of FF, a marker, and a length of two bytes that includes itself. Image data begins with FF DA.
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9 else { return nil }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      guard length >= 2 else { return nil }
      let segment = bytes[offset + 4..<min(offset + 2 + length, bytes.count)].dropFirst(0)
      if marker == 0xE1, segment.starts(with: Array("Exif\0\0".utf8)) {
        return read(fromTIFF: Array(segment.dropFirst(6)))
      }
      offset += 2 + length
    }
    return nil
  }

  private static func read(fromTIFF bytes: [UInt8]) -> ImageOrientation? {
    let isLittleEndian: Bool
    switch bytes.prefix(2) {
    case [0x49, 0x49]: isLittleEndian = true
    case [0x4D, 0x4D]: isLittleEndian = false
    default: return nil
    }
    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      let digits = bytes[offset..<offset + count]
      return (isLittleEndian ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let entries = number(at: directory, bytes: 2) else { return nil }
    for entry in 0..<entries {
      let start = directory + 2 + entry * 12
      guard let tag = number(at: start, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: start + 8, bytes: 2).flatMap(ImageOrientation.init) }
    }
    return nil
  }
}
