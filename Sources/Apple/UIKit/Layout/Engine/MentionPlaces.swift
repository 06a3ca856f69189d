/// The indexes of a constraint in the lists of its items.
@MainActor
struct MentionPlaces {
  /// The entries for one or two items, or up to four if distances are compared.
  private var entries: [(item: LayoutItem, place: Int)] = []

  /// Adds the constraint to the list of each of its items.
  mutating func enter(_ constraint: NSLayoutConstraint) {
    leave()
    add(constraint, constraint.first)
    if let second = constraint.second { add(constraint, second) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ operand: LayoutOperand) {
    add(constraint, operand.item)
    if let start = operand.start { add(constraint, start.item) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ item: LayoutItem) {
    for entry in entries where entry.item === item { return }
    entries.append((item, item.mentions.append(constraint)))
  }

  mutating func leave() {
    let old = entries
    entries = []
    for (item, place) in old {
      for moved in item.mentions.remove(at: place) {
        moved.constraint.mentionPlaces.move(in: item, to: moved.place)
      }
    }
  }

  private mutating func move(in item: LayoutItem, to place: Int) {
    if let index = entries.firstIndex(where: { $0.item === item }) { entries[index].place = place }
  }
}
