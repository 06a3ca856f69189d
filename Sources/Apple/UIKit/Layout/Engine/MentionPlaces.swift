/// Where a constraint stands in the lists of the items that it names.
@MainActor
struct MentionPlaces {
  /// One or two items, at most four where distances are compared.
  private var entries: [(item: LayoutItem, place: Int)] = []

  /// Puts the constraint into the list of each item that it names.
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
