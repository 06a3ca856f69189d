/// Changes of a text, collected in any order and applied together. Bytes that no change covers stay as they are.
package struct SourceEdits {
  /// Which changes survive where several overlap.
  package enum Conflicts: Sendable {
    /// The change that begins first; of two that begin together, the longer. An insertion at either end of a replaced
    /// range survives.
    case firstWins
    /// The change that covers the others, which are dropped; of two that only overlap, the earlier call's. An insertion
    /// inside a replaced range or at either end of it is dropped.
    case largestWins
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
    var isInsertion: Bool { range.isEmpty }
  }

  private let conflicts: Conflicts
  private let keepsLines: Bool
  /// In the order of the calls.
  private var edits: [Edit] = []

  /// - Parameter keepsLines: whether a replacement that has fewer line feeds than the range it replaces is followed by
  ///   the missing ones, so that the lines after it keep their numbers.
  package init(conflicts: Conflicts = .firstWins, keepsLines: Bool = false) {
    self.conflicts = conflicts
    self.keepsLines = keepsLines
  }

  package var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of bytes.
  ///
  /// - Returns: false where the change is dropped because of an earlier one (``Conflicts/largestWins``).
  @discardableResult
  package mutating func replace(_ range: Range<Int>, with text: String) -> Bool {
    if conflicts == .largestWins {
      let isDropped = edits.contains { !$0.isInsertion && ($0.range.covers(range) || $0.range.crosses(range)) }
      if isDropped { return false }
      if !range.isEmpty { edits.removeAll { range.covers($0.range) } }
    }
    edits.append(Edit(range: range, text: text))
    return true
  }

  /// Inserts a text before a byte. Several insertions before one byte keep the order of their calls.
  ///
  /// - Returns: false where the insertion is dropped because of an earlier change (``Conflicts/largestWins``).
  @discardableResult
  package mutating func insert(_ text: String, at offset: Int) -> Bool { replace(offset..<offset, with: text) }

  /// Whether a change replaces a byte.
  package func covers(_ offset: Int) -> Bool { edits.contains { $0.range.contains(offset) } }

  /// The changed bytes.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64 * edits.count)
    var position = 0
    for edit in ordered {
      guard edit.range.lowerBound >= position else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      if keepsLines {
        let missing = bytes[edit.range].lineFeedCount - edit.text.utf8.lineFeedCount
        result += repeatElement(UInt8(ascii: "\n"), count: max(0, missing))
      }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// The changed text.
  package func text(from bytes: [UInt8]) -> String { String(decoding: applied(to: bytes), as: UTF8.self) }

  /// The changes from the start of the text to its end; insertions come before a replacement of the bytes after them.
  private var ordered: [Edit] {
    edits.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      if one.count != other.count { return one.count > other.count }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension Range<Int> {
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }

  /// Whether two ranges overlap and neither covers the other.
  fileprivate func crosses(_ other: Range<Int>) -> Bool {
    overlaps(other) && !covers(other) && !other.covers(self)
  }
}

extension Sequence<UInt8> {
  fileprivate var lineFeedCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
