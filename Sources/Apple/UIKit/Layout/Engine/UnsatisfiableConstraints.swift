/// Required constraints that can't be satisfied together, and the one that was broken so that layout could continue.
@MainActor
package struct UnsatisfiableConstraints {
  /// The broken constraint as text.
  package let broken: String

  /// The constraints that it conflicts with as text. The set is minimal: without any one of them, the others can be
  /// satisfied.
  package let others: [String]

  /// The app's constraints among them, the broken one first.
  package let constraints: [NSLayoutConstraint]

  /// The reason for the conflict and the changes that resolve it; `nil` if the update had too many conflicts.
  package let explanation: ConflictExplanation?

  /// The constraint of each member of the explanation; `nil` for other members, such as a frame.
  package let members: [NSLayoutConstraint?]

  package private(set) weak var brokenConstraint: NSLayoutConstraint?

  init(_ record: ConflictRecord, explanation: ConflictExplanation?) {
    let owners = record.members.map(\.owner)
    let others = owners.dropLast()
    broken = record.broken.owner.description
    self.explanation = explanation
    if explanation == nil, others.count > ConflictLimits.constraintsInText {
      let listed = others.prefix(ConflictLimits.constraintsInText)
      self.others = listed.map(\.description) + ["... and \(others.count - listed.count) more"]
    } else {
      self.others = others.map(\.description)
    }
    members = owners.map(\.constraint)
    constraints = ([owners[owners.count - 1]] + others).compactMap(\.constraint)
    brokenConstraint = record.broken.owner.constraint
  }

  /// The full report: Apple's format, followed by the explanation.
  package var text: String {
    guard let explanation else {
      return message
        + "\n\nMore than \(ConflictLimits.explained) conflicts occurred at once; only the first ones are explained."
    }
    return message + "\n\n" + explanation.text
  }

  /// The report in Apple's format.
  package var message: String {
    let list = (others + [broken]).map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
  }
}
