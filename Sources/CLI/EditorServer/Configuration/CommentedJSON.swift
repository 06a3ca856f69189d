import Foundation

/// A JSON object with comments and trailing commas, as in editors' settings, that is edited in place. All other bytes
/// stay the same.
struct CommentedJSON {
  private(set) var text: String

  /// Creates an object, or returns nil if the text is not an object.
  init?(_ text: String) {
    self.text = text
    guard scan() != nil else { return nil }
  }

  /// A member, with byte ranges.
  private struct Member {
    var name: String
    /// The range from the name to the value's end.
    var whole: Range<Int>
    var value: Range<Int>
  }

  private struct Scan {
    var members: [Member] = []
    /// The offset of the object's closing brace.
    var end = 0
    var hasTrailingComma = false
    /// The end of the last value, or the offset after the opening brace.
    var lastEnd = 0
  }

  private var bytes: [UInt8] { Array(text.utf8) }

  /// Returns the text of a member's value.
  func value(of name: String) -> String? {
    let bytes = bytes
    return scan()?.members.last { $0.name == name }.map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }

  var isEmpty: Bool { scan()?.members.isEmpty == true }

  /// Sets the value of a member, as JSON.
  mutating func set(_ name: String, to value: String) {
    guard let scan = scan() else { return }
    var bytes = bytes
    if let member = scan.members.last(where: { $0.name == name }) {
      bytes.replaceSubrange(member.value, with: value.utf8)
    } else {
      let key = "\n  \(CommentedJSON.quoted(name)): \(value)"
      if scan.members.isEmpty {
        bytes.insert(contentsOf: (key + "\n").utf8, at: scan.lastEnd)
      } else if scan.hasTrailingComma {
        bytes.insert(contentsOf: (key + ",").utf8, at: endOfComma(after: scan.lastEnd, in: bytes))
      } else {
        // Insert directly after the last value, so that a comment after it stays on its line.
        bytes.insert(contentsOf: ("," + key).utf8, at: scan.lastEnd)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Removes a member with its comma.
  mutating func remove(_ name: String) {
    guard let scan = scan(), let index = scan.members.lastIndex(where: { $0.name == name }) else { return }
    var bytes = bytes
    let member = scan.members[index].whole
    let ownEnd = endOfComma(after: member.upperBound, in: bytes)
    let hasComma = ownEnd > member.upperBound
    // The end of the previous member, and the end of the comma after it.
    let before = index > 0 ? scan.members[index - 1].whole.upperBound : nil
    let beforeEnd = before.map { endOfComma(after: $0, in: bytes) }
    let hasComment = beforeEnd.map { skipBlank($0, in: bytes, withComments: false) < member.lowerBound } ?? false
    var start = lineStart(before: member.lowerBound, in: bytes)
    if let beforeEnd, !hasComment { start = beforeEnd }
    // For the last member of a text without trailing commas, remove the comma before it.
    if !hasComma, let before, let beforeEnd {
      let ownStart = hasComment ? lineStart(before: member.lowerBound, in: bytes) : beforeEnd
      bytes.removeSubrange(ownStart..<member.upperBound)
      bytes.removeSubrange(before..<beforeEnd)
    } else {
      bytes.removeSubrange(start..<ownEnd)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private func lineStart(before place: Int, in bytes: [UInt8]) -> Int {
    var start = place
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    return start > 0 && bytes[start - 1] == UInt8(ascii: "\n") ? start - 1 : start
  }

  static func quoted(_ text: String) -> String {
    let data =
      (try? JSONSerialization.data(
        withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - Scanning

  private func scan() -> Scan? {
    let bytes = bytes
    var result = Scan()
    var index = skipBlank(0, in: bytes)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return nil }
    index += 1
    result.lastEnd = index
    while true {
      index = skipBlank(index, in: bytes)
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: "}") {
        result.end = index
        return result
      }
      guard let nameEnd = endOfString(index, in: bytes) else { return nil }
      let start = index
      let quoted = Data(bytes[start..<nameEnd])
      guard let name = try? JSONSerialization.jsonObject(with: quoted, options: .fragmentsAllowed) as? String else {
        return nil
      }
      index = skipBlank(nameEnd, in: bytes)
      guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
      index = skipBlank(index + 1, in: bytes)
      guard let end = endOfValue(index, in: bytes) else { return nil }
      result.members.append(Member(name: name, whole: start..<end, value: index..<end))
      result.lastEnd = end
      result.hasTrailingComma = false
      index = skipBlank(end, in: bytes)
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ",") {
        result.hasTrailingComma = true
        index += 1
      } else if bytes[index] != UInt8(ascii: "}") {
        return nil
      }
    }
  }

  private func endOfComma(after place: Int, in bytes: [UInt8]) -> Int {
    let index = skipBlank(place, in: bytes)
    return index < bytes.count && bytes[index] == UInt8(ascii: ",") ? index + 1 : place
  }

  /// Returns the offset after spaces, line breaks and comments.
  private func skipBlank(_ start: Int, in bytes: [UInt8], withComments: Bool = true) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0xEF, 0xBB, 0xBF: index += 1
      case UInt8(ascii: "/") where !withComments: return index
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
          index += 1
        }
        index = min(index + 2, bytes.count)
      default: return index
      }
    }
    return index
  }

  private func endOfString(_ start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }

  private func endOfValue(_ start: Int, in bytes: [UInt8]) -> Int? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "\"") { return endOfString(start, in: bytes) }
    guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else {
      var index = start
      while index < bytes.count, !",}] \t\r\n/".utf8.contains(bytes[index]) { index += 1 }
      return index > start ? index : nil
    }
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(index, in: bytes) else { return nil }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "/"):
        let next = skipBlank(index, in: bytes)
        if next > index {
          index = next
          continue
        }
      default: break
      }
      index += 1
    }
    return nil
  }
}
