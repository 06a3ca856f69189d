import Foundation

/// Base64 as Interface Builder writes it: over several lines, and without the padding at its end.
enum Base64 {
  static func decode(_ text: String) -> Data? {
    var digits = Array(text.utf8.filter { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) })
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits))
  }
}
