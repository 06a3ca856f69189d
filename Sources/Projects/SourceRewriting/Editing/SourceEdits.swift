import SwiftSyntax

/// Changes of a text, collected in any order and made all at once. What none of them covers stays byte for byte.
package struct SourceEdits {
  private struct Edit {
    var range: Range<Int>
    var text: String
    var order: Int
  }

  private var edits: [Edit] = []

  package init() {}

  package var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in the place of some bytes.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Puts a text in front of a byte. Of several at one place the earlier call's comes first.
  package mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Whether a change covers a byte already.
  package func covers(_ offset: Int) -> Bool {
    edits.contains { $0.range.contains(offset) }
  }

  /// The text after the changes. Where two overlap, the one that begins first holds, and of two that begin together the longer.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.sorted { first, second in
      if first.range.lowerBound != second.range.lowerBound { return first.range.lowerBound < second.range.lowerBound }
      // Insertions come before what replaces the text behind them.
      if first.range.isEmpty != second.range.isEmpty { return first.range.isEmpty }
      if first.range.count != second.range.count { return first.range.count > second.range.count }
      return first.order < second.order
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    for edit in sorted {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
