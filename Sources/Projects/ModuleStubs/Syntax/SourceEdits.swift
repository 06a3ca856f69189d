/// Changes of a text that keep its lines where they are.
struct SourceEdits {
  struct Edit {
    var range: Range<Int>
    var text: String
    /// Where two changes overlap, the bigger one stays; of insertions at one place, all.
    var isInsertion: Bool { range.isEmpty }
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// - Returns: false where it overlaps with a bigger change and is dropped.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
    if edits.contains(where: {
      $0.range.lowerBound <= range.lowerBound && $0.range.upperBound >= range.upperBound && !$0.isInsertion
    }) {
      return false
    }
    if edits.contains(where: { !$0.isInsertion && $0.range.overlaps(range) && !range.contains($0.range) }) {
      return false
    }
    edits.removeAll { !range.isEmpty && range.contains($0.range) }
    edits.append(Edit(range: range, text: text))
    return true
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  /// The changed text. What is replaced has as many line ends as before, after its text.
  func applied(to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.isInsertion ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.isInsertion ? 0 : 1, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      let lost =
        bytes[edit.range].count { $0 == UInt8(ascii: "\n") } - edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
      if lost > 0 { result += [UInt8](repeating: UInt8(ascii: "\n"), count: lost) }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}
