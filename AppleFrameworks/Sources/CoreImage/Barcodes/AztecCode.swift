import Foundation

/// An Aztec code, which consists of squares around a bull's-eye.
///
/// - Source: ISO/IEC 24778:2008
struct AztecCode {
  private(set) var modules: Modules
  let layers: Int
  let isCompact: Bool

  /// Creates the smallest code of a message; `nil` if the message is too long, or exceeds the requested layers.
  ///
  /// - Parameters:
  ///   - correction: The percentage of check words.
  ///   - layers: The number of rings of two squares; `nil` for as many as necessary.
  ///   - isCompact: Whether the smaller bull's-eye is used; `nil` for either.
  init?(_ message: [UInt8], correction: Int, layers wanted: Int? = nil, isCompact compact: Bool? = nil) {
    let bits = Self.encode(message)
    let needed = bits.count + bits.count * correction / 100 + 11
    let candidates = (1...4).map { (layers: $0, isCompact: true) } + (1...32).map { (layers: $0, isCompact: false) }
    for (layers, isCompact) in candidates.sorted(by: { Self.capacity($0) < Self.capacity($1) }) {
      guard wanted == nil || wanted == layers, compact == nil || compact == isCompact else { continue }
      let total = Self.capacity((layers, isCompact))
      let size = Self.wordSize(layers)
      guard needed <= total else { continue }
      let words = Self.stuffed(bits.bits, size)
      let usable = total / size
      guard words.count * size + needed - bits.count <= total, words.count <= (isCompact ? 64 : 2048) else { continue }
      let checks = GaloisField(polynomial: Self.polynomial(size)).checkWords(
        for: words, count: usable - words.count, firstRoot: 1)
      var data = BitList()
      data.append(0, count: total % size)
      for word in words + checks { data.append(word, count: size) }
      self.layers = layers
      self.isCompact = isCompact
      modules = Self.draw(data.bits, layers, isCompact, Self.modeMessage(layers, isCompact, words.count))
      return
    }
    return nil
  }

  private static func capacity(_ kind: (layers: Int, isCompact: Bool)) -> Int {
    ((kind.isCompact ? 88 : 112) + 16 * kind.layers) * kind.layers
  }

  private static func wordSize(_ layers: Int) -> Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }

  private static func polynomial(_ wordSize: Int) -> Int {
    switch wordSize {
    case 6: 0x43
    case 8: 0x12D
    case 10: 0x409
    default: 0x1069
    }
  }

  // MARK: - Bits

  private enum Set {
    case upper
    case lower
    case digit
  }

  /// The codes of the characters that follow a shift to punctuation.
  private static let punctuation: [UInt8: Int] = {
    var result: [UInt8: Int] = [:]
    for (index, byte) in "!\"#$%&'()*+,-./:;<=>?[]{}".utf8.enumerated() { result[byte] = index + 6 }
    return result
  }()

  private static func code(_ byte: UInt8, in set: Set) -> Int? {
    if byte == 32 { return 1 }
    switch set {
    case .upper: return byte >= 65 && byte <= 90 ? Int(byte) - 63 : nil
    case .lower: return byte >= 97 && byte <= 122 ? Int(byte) - 95 : nil
    case .digit:
      if byte >= 48 && byte <= 57 { return Int(byte) - 46 }
      return byte == 44 ? 12 : byte == 46 ? 13 : nil
    }
  }

  private static func encode(_ message: [UInt8]) -> BitList {
    var bits = BitList()
    var set = Set.upper
    func size(_ set: Set) -> Int { set == .digit ? 4 : 5 }
    func latch(to other: Set) {
      switch (set, other) {
      case (.upper, .lower): bits.append(28, count: 5)
      case (.upper, .digit), (.lower, .digit): bits.append(30, count: 5)
      case (.digit, .upper): bits.append(14, count: 4)
      case (.digit, .lower):
        bits.append(14, count: 4)
        bits.append(28, count: 5)
      case (.lower, .upper):
        bits.append(30, count: 5)
        bits.append(14, count: 4)
      default: break
      }
      set = other
    }
    func isPlain(_ byte: UInt8) -> Bool {
      code(byte, in: .upper) != nil || code(byte, in: .lower) != nil || code(byte, in: .digit) != nil
        || punctuation[byte] != nil
    }
    var index = 0
    while index < message.count {
      let byte = message[index]
      if let code = code(byte, in: set) {
        bits.append(code, count: size(set))
        index += 1
      } else if let other = [Set.upper, .lower, .digit].first(where: { code(byte, in: $0) != nil }),
        other != .digit || message[index...].prefix(2).allSatisfy({ code($0, in: .digit) != nil })
          || punctuation[byte] == nil
      {
        latch(to: other)
      } else if let code = punctuation[byte] {
        bits.append(0, count: size(set))
        bits.append(code, count: 5)
        index += 1
      } else {
        if set == .digit { latch(to: .upper) }
        let run = min(message[index...].prefix { !isPlain($0) }.count, 2078)
        bits.append(31, count: 5)
        if run <= 31 {
          bits.append(run, count: 5)
        } else {
          bits.append(0, count: 5)
          bits.append(run - 31, count: 11)
        }
        for byte in message[index..<index + run] { bits.append(Int(byte), count: 8) }
        index += run
      }
    }
    return bits
  }

  /// Returns words in which not all bits are equal. A word with equal bits receives a different last bit. The last word
  /// is filled with ones.
  private static func stuffed(_ bits: [Bool], _ size: Int) -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < bits.count {
      var word = 0
      for offset in 0..<size { word = word << 1 | (index + offset >= bits.count || bits[index + offset] ? 1 : 0) }
      let most = (1 << size) - 2
      if word & most == most {
        result.append(word & most)
        index += size - 1
      } else if word & most == 0 {
        result.append(word | 1)
        index += size - 1
      } else {
        result.append(word)
        index += size
      }
    }
    return result
  }

  private static func modeMessage(_ layers: Int, _ isCompact: Bool, _ words: Int) -> [Bool] {
    var bits = BitList()
    bits.append(layers - 1, count: isCompact ? 2 : 5)
    bits.append(words - 1, count: isCompact ? 6 : 11)
    let message = bits.words(of: 4)
    let checks = GaloisField(polynomial: 0x13).checkWords(for: message, count: isCompact ? 5 : 6, firstRoot: 1)
    for check in checks { bits.append(check, count: 4) }
    return bits.bits
  }

  // MARK: - Drawing

  private static func draw(_ bits: [Bool], _ layers: Int, _ isCompact: Bool, _ mode: [Bool]) -> Modules {
    let base = (isCompact ? 11 : 14) + layers * 4
    let side = isCompact ? base : base + 1 + 2 * ((base / 2 - 1) / 15)
    let center = side / 2
    // Larger codes have lines in the middle and at every sixteenth square, which contain no data.
    let places: [Int] = (0..<base).map { place in
      guard !isCompact else { return place }
      let half = base / 2
      let distance = place < half ? half - 1 - place : place - half
      let shifted = distance + distance / 15 + 1
      return place < half ? center - shifted : center + shifted
    }
    var modules = Modules(width: side, height: side)
    var start = 0
    for layer in 0..<layers {
      let length = (layers - layer) * 4 + (isCompact ? 9 : 12)
      let (near, far) = (layer * 2, base - 1 - layer * 2)
      for step in 0..<length {
        for side in 0..<2 {
          func bit(_ edge: Int) -> Bool { bits[start + edge * length * 2 + step * 2 + side] }
          if bit(0) { modules[places[near + side], places[near + step]] = true }
          if bit(1) { modules[places[near + step], places[far - side]] = true }
          if bit(2) { modules[places[far - side], places[far - step]] = true }
          if bit(3) { modules[places[far - step], places[near + side]] = true }
        }
      }
      start += length * 8
    }
    drawMode(mode, center, isCompact, &modules)
    if !isCompact {
      for line in stride(from: 0, to: base / 2 - 1, by: 15) {
        let distance = line / 15 * 16
        for place in stride(from: center % 2, to: side, by: 2) {
          modules[center - distance, place] = true
          modules[center + distance, place] = true
          modules[place, center - distance] = true
          modules[place, center + distance] = true
        }
      }
    }
    drawBullsEye(center, isCompact ? 5 : 7, &modules)
    return modules
  }

  private static func drawBullsEye(_ center: Int, _ size: Int, _ modules: inout Modules) {
    for ring in stride(from: 0, to: size, by: 2) {
      for place in center - ring...center + ring {
        modules[place, center - ring] = true
        modules[place, center + ring] = true
        modules[center - ring, place] = true
        modules[center + ring, place] = true
      }
    }
    // The corners indicate the orientation of the code.
    for (x, y) in [
      (-size, -size), (1 - size, -size), (-size, 1 - size), (size, -size), (size, 1 - size), (size, size - 1),
    ] {
      modules[center + x, center + y] = true
    }
  }

  private static func drawMode(_ bits: [Bool], _ center: Int, _ isCompact: Bool, _ modules: inout Modules) {
    let length = isCompact ? 7 : 10
    let reach = isCompact ? 5 : 7
    for index in 0..<length {
      let place = center - (isCompact ? 3 : 5) + index + (isCompact ? 0 : index / 5)
      if bits[index] { modules[place, center - reach] = true }
      if bits[index + length] { modules[center + reach, place] = true }
      if bits[3 * length - 1 - index] { modules[place, center + reach] = true }
      if bits[4 * length - 1 - index] { modules[center - reach, place] = true }
    }
  }
}
