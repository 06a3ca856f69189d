/// Changes of a text, collected in any order and applied together. Bytes that no change covers are unchanged.
package struct SourceEdits {
  /// The treatment of overlapping changes.
  package enum Conflicts: Sendable {
    /// The change that begins first is applied. Of two that begin at the same place, the longer is applied. An
    /// insertion at either end of a replaced range is applied.
    case firstWins
    /// The change that covers the others is applied, and these are dropped. Of two that only overlap, the earlier
    /// call's is applied. An insertion inside a replaced range or at either end of it is dropped.
    case largestWins
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
    var isInsertion: Bool { range.isEmpty }
  }

  private let conflicts: Conflicts
  private let keepsLines: Bool
  /// The changes, in the order of the calls.
  private var edits: [Edit] = []

  /// - Parameter keepsLines: Whether a replacement with fewer line feeds than the replaced range is followed by the
  ///   missing ones, so that subsequent lines keep their numbers.
  package init(conflicts: Conflicts = .firstWins, keepsLines: Bool = false) {
    self.conflicts = conflicts
    self.keepsLines = keepsLines
  }

  package var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of bytes.
  ///
  /// - Returns: False if the change is dropped because of an earlier one (``Conflicts/largestWins``).
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

  /// Inserts a text before a byte. Several insertions before the same byte keep the order of their calls.
  ///
  /// - Returns: False if the insertion is dropped because of an earlier change (``Conflicts/largestWins``).
  @discardableResult
  package mutating func insert(_ text: String, at offset: Int) -> Bool { replace(offset..<offset, with: text) }

  /// Returns whether a change replaces a byte.
  package func covers(_ offset: Int) -> Bool { edits.contains { $0.range.contains(offset) } }

  /// Returns the changed bytes.
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

  /// Returns the changed text.
  package func text(from bytes: [UInt8]) -> String { String(decoding: applied(to: bytes), as: UTF8.self) }

  /// The changes from the start of the text to its end. Insertions precede a replacement of the bytes after them.
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

  /// Returns whether two ranges overlap and neither covers the other.
  fileprivate func crosses(_ other: Range<Int>) -> Bool {
    overlaps(other) && !covers(other) && !other.covers(self)
  }
}

extension Sequence<UInt8> {
  fileprivate var lineFeedCount: Int { count { $0 == UInt8(ascii: "\n") } }
}
