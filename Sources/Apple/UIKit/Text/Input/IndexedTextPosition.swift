/// A place in the text of this module's own views, as a UTF-16 offset.
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
