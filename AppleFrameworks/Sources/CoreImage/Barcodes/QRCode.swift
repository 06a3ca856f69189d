import Foundation

/// A QR code, whose squares represent bytes, with check words for error correction.
///
/// - Source: ISO/IEC 18004:2015; sections and tables are named below
struct QRCode {
  /// A level of error correction. The levels correct 7, 15, 25 and 30 percent of the words.
  enum Correction: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The bits of the format, from Table 12.
    var formatBits: Int {
      switch self {
      case .low: 1
      case .medium: 0
      case .quartile: 3
      case .high: 2
      }
    }

    fileprivate var row: Int {
      switch self {
      case .low: 0
      case .medium: 1
      case .quartile: 2
      case .high: 3
      }
    }
  }

  let version: Int
  private(set) var modules: Modules
  private var isFixed: Modules

  /// The data and check words, in the order of their placement.
  let codewords: [Int]

  var size: Int { modules.width }

  /// Creates the smallest code of a message; `nil` if the message is too long.
  init?(_ message: [UInt8], correction: Correction) {
    guard let (version, data) = Self.encode(message, correction) else { return nil }
    self.version = version
    codewords = Self.interleaved(data, version, correction)
    modules = Modules(width: version * 4 + 17, height: version * 4 + 17)
    isFixed = modules
    drawFixedPatterns()
    drawCodewords()
    // The mask whose pattern has the fewest features that disturb readers is used (7.8.3).
    var best = (penalty: Int.max, mask: 0)
    for mask in 0..<8 {
      apply(mask)
      drawFormat(correction, mask)
      let penalty = self.penalty
      if penalty < best.penalty { best = (penalty, mask) }
      apply(mask)
    }
    apply(best.mask)
    drawFormat(correction, best.mask)
  }

  // MARK: - Codewords

  /// The numbers of error correction codewords in a block, by correction and version, from Table 9.
  private static let checkWordsPerBlock = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]
  /// The numbers of blocks, by correction and version, from Table 9.
  private static let blocks = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19,
      20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// Returns the total number of data and check words, which fill the squares outside of fixed patterns.
  static func totalWords(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let patterns = version / 7 + 2
      modules -= (25 * patterns - 10) * patterns - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  static func blockCount(_ version: Int, _ correction: Correction) -> Int { blocks[correction.row][version - 1] }

  static func checkWords(_ version: Int, _ correction: Correction) -> Int {
    checkWordsPerBlock[correction.row][version - 1]
  }

  private static func dataWords(_ version: Int, _ correction: Correction) -> Int {
    totalWords(version) - checkWords(version, correction) * blockCount(version, correction)
  }

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  /// Returns the message as data words, in the mode with the shortest result for the entire message: digits, uppercase
  /// letters or bytes (7.4).
  private static func encode(_ message: [UInt8], _ correction: Correction) -> (version: Int, words: [Int])? {
    let isDigits = message.allSatisfy { $0 >= 48 && $0 <= 57 }
    let isAlphanumeric = message.allSatisfy(alphabet.contains)
    for version in 1...40 {
      // The number of bits of the count is from Table 3.
      let group = version < 10 ? 0 : version < 27 ? 1 : 2
      var bits = BitList()
      if isDigits, !message.isEmpty {
        bits.append(1, count: 4)
        bits.append(message.count, count: [10, 12, 14][group])
        for start in stride(from: 0, to: message.count, by: 3) {
          let digits = message[start..<min(start + 3, message.count)]
          bits.append(digits.reduce(0) { $0 * 10 + Int($1) - 48 }, count: digits.count * 3 + 1)
        }
      } else if isAlphanumeric, !message.isEmpty {
        bits.append(2, count: 4)
        bits.append(message.count, count: [9, 11, 13][group])
        for start in stride(from: 0, to: message.count, by: 2) {
          let values = message[start..<min(start + 2, message.count)].map { alphabet.firstIndex(of: $0) ?? 0 }
          bits.append(values.reduce(0) { $0 * 45 + $1 }, count: values.count == 2 ? 11 : 6)
        }
      } else {
        let countBits = [8, 16, 16][group]
        guard message.count < 1 << countBits else { continue }
        bits.append(4, count: 4)
        bits.append(message.count, count: countBits)
        for byte in message { bits.append(Int(byte), count: 8) }
      }
      let capacity = dataWords(version, correction) * 8
      guard bits.count <= capacity else { continue }
      bits.append(0, count: min(4, capacity - bits.count))
      bits.append(0, count: (8 - bits.count % 8) % 8)
      var words = bits.words(of: 8)
      var padding = [0xEC, 0x11]
      while words.count < capacity / 8 {
        words.append(padding[0])
        padding.swapAt(0, 1)
      }
      return (version, words)
    }
    return nil
  }

  static let field = GaloisField(polynomial: 0x11D)

  /// Returns the data and check words of all blocks, with one word of each block after the other (7.6).
  private static func interleaved(_ data: [Int], _ version: Int, _ correction: Correction) -> [Int] {
    let count = blockCount(version, correction)
    let checks = checkWords(version, correction)
    // If the words cannot be divided evenly, the last blocks have an additional word.
    let shortSize = data.count / count
    let shortCount = count - data.count % count
    var parts: [[Int]] = []
    var start = 0
    for index in 0..<count {
      let size = shortSize + (index < shortCount ? 0 : 1)
      parts.append(Array(data[start..<start + size]))
      start += size
    }
    let checkParts = parts.map { field.checkWords(for: $0, count: checks, firstRoot: 0) }
    var result: [Int] = []
    for index in 0...shortSize { for part in parts where index < part.count { result.append(part[index]) } }
    for index in 0..<checks { for part in checkParts { result.append(part[index]) } }
    return result
  }

  // MARK: - Drawing

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[x, y] = isDark
    isFixed[x, y] = true
  }

  private mutating func drawFixedPatterns() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    drawFinder(3, 3)
    drawFinder(size - 4, 3)
    drawFinder(3, size - 4)
    let places = alignmentPlaces
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        let isAtFinder = (row == 0 && (column == 0 || column == last)) || (row == last && column == 0)
        if !isAtFinder { drawAlignment(x, y) }
      }
    }
    drawFormat(.low, 0)
    drawVersion()
  }

  private mutating func drawFinder(_ middleX: Int, _ middleY: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let (x, y) = (middleX + dx, middleY + dy)
        guard x >= 0, y >= 0, x < size, y < size else { continue }
        let distance = max(abs(dx), abs(dy))
        fix(x, y, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ middleX: Int, _ middleY: Int) {
    for dy in -2...2 { for dx in -2...2 { fix(middleX + dx, middleY + dy, max(abs(dx), abs(dy)) != 1) } }
  }

  /// The positions of alignment patterns, from Annex E.
  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// Returns a number with the check bits of a BCH code (Annexes C and D).
  private static func checked(_ value: Int, generator: Int, bits: Int) -> Int {
    var remainder = value
    for _ in 0..<bits { remainder = remainder << 1 ^ (remainder >> (bits - 1)) * generator }
    return value << bits | remainder
  }

  private mutating func drawFormat(_ correction: Correction, _ mask: Int) {
    let bits = Self.checked(correction.formatBits << 3 | mask, generator: 0x537, bits: 10) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
    fix(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    let bits = Self.checked(version, generator: 0x1F25, bits: 12)
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      fix(size - 11 + index % 3, index / 3, isDark)
      fix(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// Draws the words in columns of two squares from the right, alternately up and down (7.7.3).
  private mutating func drawCodewords() {
    var index = 0
    var right = size - 1
    var isUpward = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[x, y] && index < codewords.count * 8 {
          modules[x, y] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// Applies a mask from Table 10. Applying it twice has no effect.
  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFixed[x, y] {
        let turns =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if turns { modules[x, y].toggle() }
      }
    }
  }

  /// The penalty of the pattern, from Table 11.
  private var penalty: Int {
    var result = 0
    var dark = 0
    let finder: [[Bool]] = ["10111010000", "00001011101"].map { $0.map { $0 == "1" } }
    for line in 0..<size {
      for isRow in [true, false] {
        let values = (0..<size).map { isRow ? modules[$0, line] : modules[line, $0] }
        if isRow { dark += values.count { $0 } }
        var run = 1
        for index in 1...size {
          if index < size, values[index] == values[index - 1] {
            run += 1
          } else {
            if run >= 5 { result += run - 2 }
            run = 1
          }
        }
        for start in 0...size - 11 where finder.contains(where: { values[start..<start + 11].elementsEqual($0) }) {
          result += 40
        }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let value = modules[x, y]
        if value == modules[x + 1, y], value == modules[x, y + 1], value == modules[x + 1, y + 1] { result += 3 }
      }
    }
    let percent = dark * 100 / (size * size)
    return result + abs(percent - 50) / 5 * 10
  }
}
