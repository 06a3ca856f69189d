/// A linear expression that should be zero, or have an upper or lower bound of zero: a constraint, or a combination of
/// constraints.
///
/// The costs of errors above and below zero are separate, so that a size with different priorities of compression and
/// hugging is one row.
struct Row {
  /// The state of a row.
  enum Status: UInt8 {
    /// The slot is empty.
    case free
    /// The row was added since the last `solve()`, and is not linked to its variables.
    case pending
    /// The row is part of the system.
    case active
    /// The row is part of the system until the next `solve()` removes it.
    case leaving
    /// The row is a required constraint that contradicts others.
    case refused
    /// The row is not a constraint, but a combination of basic rows that defines a variable; see `DerivationPart`.
    case derived
  }

  var constant = 0.0
  /// The constant that the next `solve()` applies.
  var target = 0.0
  /// The pivot: `-1 / coefficient` of the variable that the row defines.
  var scale = 0.0
  /// The number of the addition or of the last change to a required row. The latest row of a conflicting set is
  /// refused.
  var serial = 0
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The variable that the row defines, or -1.
  var owner: Int32 = -1
  /// The derived row through which a basic row defines its variable, or the basic row of a derived row. Otherwise -1.
  var derivation: Int32 = -1
  /// The head of the list of derived rows that contain this row or, for a derived row, of its parts.
  var firstUse: Int32 = -1
  /// The index of a basic row's dual value, or -1 for zero. Required equalities have none.
  var dual: Int32 = -1
  /// The stamps of the elimination that uses the row, and of an expansion within it.
  var mark: Int32 = 0
  var secondMark: Int32 = 0
  /// The stamp of the search for correct values in which the row had a step.
  var stepMark: Int32 = 0
  var unresolved: Int32 = 0
  var generation: UInt32 = 0
  /// The depth of the constraint. Among constraints of the system, deeper ones count as earlier.
  var depth: Int32 = 0
  /// The priority of the upper bound of zero, or `unpriced`.
  var above = Row.required
  /// The priority of the lower bound of zero, or `unpriced`.
  var below = Row.required
  var status = Status.free
  /// Whether the sign of the row's value must be checked.
  var isSuspect = false
  var isConstantDirty = false
  /// The side of zero on which a row that is not basic has costs: +1 above, -1 below, or 0 if it has none.
  var side: Int8 = 0

  /// Whether the row defines a variable, so that it holds with equality.
  @inline(__always) var isBasic: Bool { owner >= 0 || derivation >= 0 }

  /// Whether the row's dual value is unbounded, so that the row never leaves the basis in a ratio test.
  @inline(__always) var isRequiredEquality: Bool { above >= Row.required && below >= Row.required }

  @inline(__always) var isRequired: Bool { above >= Row.required || below >= Row.required }

  /// Whether the row has both bounds.
  @inline(__always) var isTwoSided: Bool { above > Row.unpriced && below > Row.unpriced }

  /// The priority with which the row claims a variable to define.
  @inline(__always) var claim: Float { isTwoSided ? min(above, below) : max(above, below) }

  static let required: Float = 1000
  static let unpriced: Float = -2
}
