import Foundation

/// A namespace for functions that create Code 128 barcodes of ASCII text.
///
/// - Source: ISO/IEC 15417:2007, table 1
enum Code128 {
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 \
    123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 \
    232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 \
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 \
    111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 \
    111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 \
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(separator: " ").map { $0.utf8.map { Int($0) - 48 } }

  private enum Set {
    case controls
    case letters
    case digits
  }

  /// Returns the bars of a message, with `true` for dark; `nil` for bytes that are not ASCII.
  static func bars(_ message: [UInt8]) -> [Bool]? {
    guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
    return symbols(message).flatMap { symbol in
      widths[symbol].enumerated().flatMap { index, width in [Bool](repeating: index % 2 == 0, count: width) }
    }
  }

  /// Returns the symbols: start, characters, check symbol and stop. Four or more consecutive digits are encoded in
  /// pairs.
  static func symbols(_ message: [UInt8]) -> [Int] {
    func digits(from index: Int) -> Int { message[index...].prefix { $0 >= 48 && $0 <= 57 }.count }
    var result: [Int] = []
    var set: Set?
    var index = 0
    while index < message.count {
      let run = digits(from: index)
      let isAll = run == message.count && run == 2
      if run >= 4 && (set == .digits || run % 2 == 0) || isAll || (set == .digits && run >= 2) {
        if set != .digits { result.append(set == nil ? 105 : 99) }
        set = .digits
        result.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
        index += 2
        continue
      }
      let byte = Int(message[index])
      let needed: Set = byte < 32 ? .controls : byte >= 96 ? .letters : (set == .controls ? .controls : .letters)
      if set != needed {
        let isControls = needed == .controls
        result.append(set == nil ? (isControls ? 103 : 104) : (isControls ? 101 : 100))
        set = needed
      }
      result.append(byte < 32 ? byte + 64 : byte - 32)
      index += 1
    }
    let sum = result.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) }
    return result + [sum % 103, 106]
  }
}
