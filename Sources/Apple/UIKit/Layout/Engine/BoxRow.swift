import LayoutSolver

/// A row of a slot's rectangle with its parameters: `variable - share * container = constant`.
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

    /// Returns whether only the constant differs.
    func differsInConstant(from other: Form) -> Bool {
      variable == other.variable && container == other.container && share == other.share && relation == other.relation
        && priority == other.priority && kind == other.kind
    }
  }

  /// The reason for the row, for messages.
  enum Kind {
    case autoresizing
    case hierarchyRoot
    case notNegative
    case guide
    case stay
    case fitting
  }
}
