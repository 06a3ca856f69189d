import LayoutSolver

/// A value for each constraint of one solver, found by the place that the constraint has there: no hashing.
///
/// Places are used again; a name that is no longer a constraint's finds nothing.
struct ConstraintTable<Value> {
  private struct Entry {
    var generation: UInt32
    var value: Value?
  }

  private var entries: [Entry] = []

  init() {}

  /// How many constraints have a value. Takes time in proportion to the largest number there was.
  var count: Int { entries.count { $0.value != nil } }

  subscript(id: ConstraintID) -> Value? {
    get {
      let place = Int(id.row)
      guard place < entries.count, entries[place].generation == id.generation else { return nil }
      return entries[place].value
    }
    set {
      let place = Int(id.row)
      if place >= entries.count {
        guard newValue != nil else { return }
        while entries.count <= place { entries.append(Entry(generation: 0, value: nil)) }
      } else if newValue == nil, entries[place].generation != id.generation {
        return
      }
      entries[place] = Entry(generation: id.generation, value: newValue)
    }
  }
}
