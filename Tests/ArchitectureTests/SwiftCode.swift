/// A Swift source without its comments and the text of its strings.
///
/// Lines keep their numbers, and code in interpolations is preserved.
struct SwiftCode {
  let lines: [Substring]

  init(_ source: String) {
    var scanner = Scanner(source)
    scanner.run()
    lines = String(decoding: scanner.result, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the names on a line, without those of members.
  static func names(in line: Substring) -> [Substring] {
    var names: [Substring] = []
    var start: Substring.Index?
    var follows: Character = " "
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      let belongs = character == "_" || character.isLetter || start != nil && character.isNumber
      if belongs, start == nil { (start, follows) = (index, previous) }
      if !belongs, let begin = start {
        if follows != "." { names.append(line[begin..<index]) }
        start = nil
      }
      previous = character
    }
    if let begin = start, follows != "." { names.append(line[begin...]) }
    return names
  }

  private struct Scanner {
    private enum Place {
      /// Code, with the number of open parentheses in an interpolation.
      case code(depth: Int)
      case string(hashes: Int, isLong: Bool)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var places: [Place] = [.code(depth: 0)]
    private(set) var result: [UInt8] = []

    init(_ source: String) {
      bytes = Array(source.utf8)
      result.reserveCapacity(bytes.count)
    }

    private func has(_ text: StaticString, at offset: Int = 0) -> Bool {
      let (start, count) = (index + offset, text.utf8CodeUnitCount)
      guard start + count <= bytes.count else { return false }
      return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + count]) }
    }

    private mutating func skip(_ count: Int) {
      for _ in 0..<min(count, bytes.count - index) {
        result.append(bytes[index] == UInt8(ascii: "\n") ? bytes[index] : UInt8(ascii: " "))
        index += 1
      }
    }

    mutating func run() {
      while index < bytes.count {
        switch places[places.count - 1] {
        case .code(let depth): scanCode(depth)
        case .string(let hashes, let isLong): scanString(hashes, isLong)
        }
      }
    }

    private mutating func scanCode(_ depth: Int) {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where has("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { skip(1) }
      case UInt8(ascii: "/") where has("/*"):
        var level = 0
        repeat {
          if has("/*") {
            level += 1
            skip(2)
          } else if has("*/") {
            level -= 1
            skip(2)
          } else {
            skip(1)
          }
        } while level > 0 && index < bytes.count
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        var hashes = 0
        while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
        guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else {
          skip(hashes)
          return
        }
        let isLong = has("\"\"\"", at: hashes)
        skip(hashes + (isLong ? 3 : 1))
        places.append(.string(hashes: hashes, isLong: isLong))
      case UInt8(ascii: "("):
        places[places.count - 1] = .code(depth: depth + 1)
        keep()
      case UInt8(ascii: ")"):
        if depth == 1, places.count > 1 {
          places.removeLast()
        } else {
          places[places.count - 1] = .code(depth: depth - 1)
        }
        keep()
      default: keep()
      }
    }

    private mutating func keep() {
      result.append(bytes[index])
      index += 1
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
      let start = index + offset
      guard start + count <= bytes.count else { return false }
      return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private mutating func scanString(_ hashes: Int, _ isLong: Bool) {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
        skip(1 + hashes)
        if has("(") {
          places.append(.code(depth: 0))
        } else {
          skip(1)
        }
      case UInt8(ascii: "\"") where (!isLong || has("\"\"\"")) && hasHashes(hashes, at: isLong ? 3 : 1):
        skip((isLong ? 3 : 1) + hashes)
        places.removeLast()
      case UInt8(ascii: "\n") where !isLong:
        places.removeLast()
      default: skip(1)
      }
    }
  }
}
