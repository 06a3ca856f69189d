/// Why required constraints can't hold together, and what mends it.
///
/// The constraints are the smallest set: without any one of them the others can hold.
package struct ConflictExplanation: Sendable, Equatable, Codable {
  /// In the order in which they were added, the one that was left out last.
  package let constraints: [ExplainedConstraint]

  /// What each name that is used stands for, where the name doesn't say it.
  package let names: [Name]

  /// The reason in words and numbers.
  package let reason: String

  /// The number that the constraints' equations, each times its multiplier, add up to. It would have to be zero or
  /// less.
  package let excess: Double

  /// Changes that fix it, the least surprising first; each was tried.
  package let changes: [ConflictFix]

  package struct Name: Sendable, Equatable, Codable {
    package let name: String
    package let meaning: String
  }
}

extension ConflictExplanation {
  /// The explanation as people read it.
  package var text: String {
    var lines = [heading]
    let width = min(listed.map { $0.equation.count }.max() ?? 0, 60)
    let digits = String(constraints.count).count
    for (index, constraint) in listed.enumerated() {
      let number = constraint.isBroken ? constraints.count : index + 1
      if constraint.isBroken, listed.count < constraints.count {
        lines.append("      ... and \(constraints.count - listed.count) more")
      }
      let label = String(repeating: " ", count: digits - String(number).count) + "(\(number))"
      let padding = String(repeating: " ", count: max(width - constraint.equation.count, 0))
      let identifier = constraint.identifier.map { "  '\($0)'" } ?? ""
      let mark = constraint.isBroken ? "   <- left out" : ""
      lines.append("  \(label) \(constraint.equation)\(padding)   \(constraint.maker)\(identifier)\(mark)")
    }
    if !names.isEmpty { lines.append("Names:") }
    lines += names.prefix(ConflictLimits.constraintsInText).map { "  \($0.name): \($0.meaning)" }
    lines.append("Why: \(reason)")
    if changes.isEmpty {
      lines.append("No single change of one of your constraints was found that mends it.")
    } else {
      lines.append("Any one of these mends it; each was tried:")
      lines += groupedChanges.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The changes of one constraint on one line.
  private var groupedChanges: [String] {
    var groups: [(constraint: Int, texts: [String])] = []
    for change in changes {
      if let last = groups.indices.last, groups[last].constraint == change.constraint {
        groups[last].texts.append(change.text)
      } else {
        groups.append((change.constraint, [change.text]))
      }
    }
    return groups.map { $0.texts.joined(separator: "; or ") }
  }

  private var heading: String {
    constraints.count == 1
      ? "This constraint cannot hold:"
      : "These \(constraints.count) cannot hold together; without any one of them the others can:"
  }

  private var listed: [ExplainedConstraint] {
    let most = ConflictLimits.constraintsInText
    return constraints.count <= most ? constraints : Array(constraints.prefix(most - 1)) + constraints.suffix(1)
  }
}
