import LayoutSolver

/// The values of the constraints of a solver by their index, without hashing.
///
/// Indexes are reused. An identifier that is no longer that of a constraint finds no value.
struct ConstraintTable<Value> {
  private struct Entry {
    var generation: UInt32
    var value: Value?
  }

  private var entries: [Entry] = []

  init() {}

  /// The number of constraints with a value. It takes time in proportion to the largest number so far.
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
