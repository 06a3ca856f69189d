import Foundation

/// The digest that determines the paths of pods in CocoaPods' index. It is not used for security.
///
/// - Source: RFC 1321
enum MD5 {
  private static let shifts: [UInt32] = (0..<64).map { (round: Int) -> UInt32 in
    let ofTurn: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
    return ofTurn[round / 16][round % 4]
  }
  private static let constants: [UInt32] = (1...64).map { (round: Int) -> UInt32 in
    UInt32(abs(sin(Double(round))) * 4_294_967_296)
  }

  /// Returns the digest as 32 hexadecimal digits.
  static func digits(of text: String) -> String {
    var bytes = Array(text.utf8)
    let bits = UInt64(bytes.count) * 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      let words = (0..<16).map { (word: Int) -> UInt32 in
        var value: UInt32 = 0
        for byte in 0..<4 { value |= UInt32(bytes[start + word * 4 + byte]) << (8 * UInt32(byte)) }
        return value
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for round in 0..<64 {
        let (mixed, word): (UInt32, Int) =
          switch round / 16 {
          case 0: (b & c | ~b & d, round)
          case 1: (d & b | ~d & c, (5 * round + 1) % 16)
          case 2: (b ^ c ^ d, (3 * round + 5) % 16)
          default: (c ^ (b | ~d), 7 * round % 16)
          }
        let sum = mixed &+ a &+ constants[round] &+ words[word]
        let turned = sum << shifts[round] | sum >> (32 - shifts[round])
        (a, d, c, b) = (d, c, b, b &+ turned)
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
    var digits = ""
    for word in state {
      for byte in 0..<4 {
        let value = UInt8(truncatingIfNeeded: word >> (8 * UInt32(byte)))
        digits += (value < 16 ? "0" : "") + String(value, radix: 16)
      }
    }
    return digits
  }
}
