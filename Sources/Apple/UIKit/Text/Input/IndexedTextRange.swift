/// A range of text in one of this module's views, in UTF-16 units.
final class IndexedTextRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }

  override var start: UITextPosition { IndexedTextPosition(range.location) }

  override var end: UITextPosition { IndexedTextPosition(range.location + range.length) }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? IndexedTextRange else { return false }
    return other.range == range
  }

  override nonisolated var hash: Int { range.location &* 31 &+ range.length }

  override nonisolated var description: String { "<UITextRange: \(range.location), \(range.length)>" }
}

/// A position in the text of one of this module's views, as a UTF-16 offset.
final class IndexedTextPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? IndexedTextPosition else { return false }
    return other.offset == offset
  }

  override nonisolated var hash: Int { offset }

  override nonisolated var description: String { "<UITextPosition: \(offset)>" }
}
