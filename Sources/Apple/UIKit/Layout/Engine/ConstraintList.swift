/// A list of constraints in the order in which they were added, with removal in constant time.
///
/// A removed constraint leaves a hole. When there are more holes than constraints, the list is compacted and returns
/// the new indexes.
struct ConstraintList {
  private var entries: [NSLayoutConstraint?] = []
  private var holes = 0

  var isEmpty: Bool { entries.count == holes }

  /// The constraints, the oldest one first.
  var all: [NSLayoutConstraint] { entries.compactMap { $0 } }

  /// Adds a constraint and returns its index, which is needed to remove it.
  mutating func append(_ constraint: NSLayoutConstraint) -> Int {
    entries.append(constraint)
    return entries.count - 1
  }

  /// Removes the constraint at an index and returns those whose index changed, with their new indexes.
  mutating func remove(at place: Int) -> [(constraint: NSLayoutConstraint, place: Int)] {
    entries[place] = nil
    holes += 1
    while let last = entries.last, last == nil {
      entries.removeLast()
      holes -= 1
    }
    guard holes > 16, holes > entries.count / 2 else { return [] }
    entries = entries.filter { $0 != nil }
    holes = 0
    return entries.enumerated().map { ($0.element!, $0.offset) }
  }

  mutating func removeAll() {
    entries = []
    holes = 0
  }
}
