/// A list of constraints in the order in which they were added, with removal in constant time.
///
/// A removed constraint leaves a hole; when holes outnumber constraints the list closes them and tells the new places.
struct ConstraintList {
  private var entries: [NSLayoutConstraint?] = []
  private var holes = 0

  var isEmpty: Bool { entries.count == holes }

  /// The constraints, oldest first.
  var all: [NSLayoutConstraint] { entries.compactMap { $0 } }

  /// Adds a constraint and returns its place, with which it is removed later.
  mutating func append(_ constraint: NSLayoutConstraint) -> Int {
    entries.append(constraint)
    return entries.count - 1
  }

  /// Removes the constraint at a place, and returns those whose place changed by that with their new places.
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
