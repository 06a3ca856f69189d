import Foundation

/// A placeholder for an unknown picture: a gray gradient, whose brightness depends on its URL.
enum GuessedPicture {
  private static let (width, height) = (120, 180)

  /// Returns whether a URL denotes a picture, by its extension or its folders.
  static func isPicture(_ address: String) -> Bool {
    guard let url = URL(string: address) else { return false }
    if ["png", "jpg", "jpeg", "webp", "gif", "heic"].contains(url.pathExtension.lowercased()) { return true }
    let words = url.pathComponents.map { $0.lowercased() }
    return words.contains {
      ["image", "images", "img", "picture", "pictures", "photo", "photos", "avatar"].contains($0)
    }
  }

  /// Returns a gray PNG. It is not compressed, because it is small and no compressor is available here.
  ///
  /// - Source: www.w3.org/TR/png-3, RFC 1950 and RFC 1951
  static func png(of address: String) -> [UInt8] {
    let base = 100 + address.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff } % 100
    var rows: [UInt8] = []
    for row in 0..<height { rows += [0] + [UInt8](repeating: UInt8(base + row * 55 / height), count: width) }
    var data: [UInt8] = [0x78, 0x01, 0x01]
    data += [
      UInt8(rows.count & 0xff), UInt8(rows.count >> 8), UInt8(~rows.count & 0xff), UInt8(~rows.count >> 8 & 0xff),
    ]
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    data += rows + bytes(high << 16 | low)
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 0xff), UInt8(value >> 8 & 0xff), UInt8(value & 0xff)]
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    var check: UInt32 = 0xffff_ffff
    for byte in content {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xedb8_8320 : check >> 1 }
    }
    return bytes(UInt32(data.count)) + content + bytes(~check)
  }
}
