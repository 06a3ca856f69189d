import LayoutSolver

/// One row of a slot's rectangle, with what it was made from: `variable - share * container = constant`.
struct BoxRow: Equatable {
  var id: ConstraintID
  let form: Form

  struct Form: Equatable {
    let variable: Variable
    let container: Variable?
    let share: Double
    let constant: Double
    let relation: Relation
    let priority: Float
    let kind: Kind

    /// Only the constant differs.
    func differsInConstant(from other: Form) -> Bool {
      variable == other.variable && container == other.container && share == other.share && relation == other.relation
        && priority == other.priority && kind == other.kind
    }
  }

  /// Why the row is there, for messages.
  enum Kind {
    case autoresizing
    case hierarchyRoot
    case notNegative
    case guide
    case stay
    case fitting
  }
}
