import LayoutSolver

/// The explanation of the conflicts of one update.
///
/// The hierarchy and its solver don't change, since changes are tried on copies.
@MainActor
struct ConflictExplainer {
  let engine: LayoutEngine
  private let properties = PropertyNames()

  init(engine: LayoutEngine) {
    self.engine = engine
  }

  func explanation(of record: ConflictRecord) -> ConflictExplanation {
    let names = ItemNames(properties: properties)
    let constraints = record.members.enumerated().map { index, member in
      let maker = ConstraintMaker(member.owner, names)
      return ExplainedConstraint(
        kind: maker.kind, equation: ConstraintEquation.text(member.owner, names), identifier: maker.identifier,
        file: maker.file, line: maker.line, maker: maker.text, multiplier: member.multiplier,
        isBroken: index == record.members.count - 1)
    }
    let reason = reason(of: record, names)
    let changes = ConflictFixSearch(engine: engine, record: record, names: names, constraints: constraints).run()
    let meanings = names.items.compactMap { item in
      names.details(item).map { ConflictExplanation.Name(name: names.short(item), meaning: $0) }
    }
    return ConflictExplanation(
      constraints: constraints, names: meanings, reason: reason, excess: record.excess, changes: changes)
  }

  /// Returns the reason: `label must be 200 wide (4), but its leading edge is 16 after card's (1), ...: 100 - 16 - 16 =
  /// 68, 132 too little.`
  private func reason(of record: ConflictRecord, _ names: ItemNames) -> String {
    if record.members.count == 1 { return "No values satisfy (1)." }
    let arithmetic = ConflictArithmetic(record)
    let words = ConstraintWords(record.members[arithmetic.pivot].owner, names)
    var text = "\(words.clause(names, about: nil, must: true)) (\(arithmetic.pivot + 1)), but "
    let others = record.members.indices.filter { $0 != arithmetic.pivot }
    if record.members.count <= ConflictLimits.constraintsInSentence {
      let clauses = others.map { index in
        let clause = ConstraintWords(record.members[index].owner, names)
          .clause(names, about: words.item, must: false)
        return "\(clause) (\(index + 1))"
      }
      text += clauses.dropLast().joined(separator: ", ") + (clauses.count > 1 ? " and " : "") + (clauses.last ?? "")
    } else {
      text += "the \(others.count) others contradict it"
    }
    text += ": \(arithmetic.sum)"
    if arithmetic.isLimit { text += arithmetic.isTooLittle ? " at most" : " at least" }
    let amount = CGFloat(arithmetic.amount).briefDescription
    return text + ", \(amount) too \(arithmetic.isTooLittle ? "little" : "much")."
  }
}
