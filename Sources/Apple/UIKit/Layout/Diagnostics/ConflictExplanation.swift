/// The reason for a conflict between required constraints, and the changes that resolve it.
///
/// The set of constraints is minimal: without any one of them, the others can be satisfied.
package struct ConflictExplanation: Sendable, Equatable, Codable {
  /// The constraints in the order in which they were added, the broken one last.
  package let constraints: [ExplainedConstraint]

  /// The details of the names that aren't self-explanatory.
  package let names: [Name]

  /// The reason in words and numbers.
  package let reason: String

  /// The sum of the constraints' equations times their multipliers, which would have to be 0 or less.
  package let excess: Double

  /// The changes that resolve the conflict, the least surprising one first. Each has been tried.
  package let changes: [ConflictFix]

  package struct Name: Sendable, Equatable, Codable {
    package let name: String
    package let meaning: String
  }
}

extension ConflictExplanation {
  /// The explanation as readable text.
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
      let mark = constraint.isBroken ? "   <- omitted" : ""
      lines.append("  \(label) \(constraint.equation)\(padding)   \(constraint.maker)\(identifier)\(mark)")
    }
    if !names.isEmpty { lines.append("Names:") }
    lines += names.prefix(ConflictLimits.constraintsInText).map { "  \($0.name): \($0.meaning)" }
    lines.append("Why: \(reason)")
    if changes.isEmpty {
      lines.append("No single change to one of your constraints resolves the conflict.")
    } else {
      lines.append("Each of these changes resolves the conflict (all were tested):")
      lines += groupedChanges.map { "  - \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  /// The changes with those of a constraint on one line.
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
      ? "This constraint cannot be satisfied:"
      : "These \(constraints.count) constraints cannot be satisfied together; without any one of them, the others can:"
  }

  private var listed: [ExplainedConstraint] {
    let most = ConflictLimits.constraintsInText
    return constraints.count <= most ? constraints : Array(constraints.prefix(most - 1)) + constraints.suffix(1)
  }
}
