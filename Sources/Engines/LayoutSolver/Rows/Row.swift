/// A linear expression that is to be zero, or not above or not below it: a constraint, or a combination of constraints.
///
/// What an error costs is said for each side of zero apart, so that a size that resists to be compressed more than to
/// be stretched is one row.
struct Row {
  /// What a row is at present.
  enum Status: UInt8 {
    /// The place is empty.
    case free
    /// Added since the last `solve()`, not linked to its variables.
    case pending
    /// Part of the system.
    case active
    /// Part of the system, to be taken away by the next `solve()`.
    case leaving
    /// A required constraint that contradicts others.
    case refused
    /// Not a constraint: a combination of basic rows that defines a variable, see `DerivationPart`.
    case derived
  }

  var constant = 0.0
  /// The constant that the next `solve()` puts in.
  var target = 0.0
  /// The pivot: `-1 / coefficient` of the variable that the row defines.
  var scale = 0.0
  /// Order of adding or of the last change to a required row: the latest of a conflicting set is refused.
  var serial = 0
  var firstTerm: Int32 = 0
  var termCount: Int32 = 0
  /// The variable that the row defines, or -1.
  var owner: Int32 = -1
  /// For a basic row that defines its variable through a combination: that derived row. For a derived row: the
  /// basic row it stands for. Else -1.
  var derivation: Int32 = -1
  /// Head of the list of derived rows that this row is a part of; for a derived row, of its parts.
  var firstUse: Int32 = -1
  /// Where the dual value of a basic row is kept, or -1 for zero. Required equalities keep none.
  var dual: Int32 = -1
  /// Stamps of the elimination that uses the row, and of an expansion within it.
  var mark: Int32 = 0
  var secondMark: Int32 = 0
  /// Stamp of the search for right values that has given the row a step.
  var stepMark: Int32 = 0
  var unresolved: Int32 = 0
  var generation: UInt32 = 0
  /// How deep down the constraint is held: of constraints that are there together the deeper ones count as earlier.
  var depth: Int32 = 0
  /// The priority at which the expression is not to be above zero, or `unpriced`.
  var above = Row.required
  /// The priority at which the expression is not to be below zero, or `unpriced`.
  var below = Row.required
  var status = Status.free
  /// Whether the row waits for its sign to be checked.
  var isSuspect = false
  var isConstantDirty = false
  /// The sign on which a row that is not basic is priced: +1 above zero, -1 below, 0 if it costs nothing.
  var side: Int8 = 0

  /// Whether the row holds with equality because a variable is defined by it.
  @inline(__always) var isBasic: Bool { owner >= 0 || derivation >= 0 }

  /// Whether the row's dual value is bounded by nothing, so that it never leaves the basis in a ratio test.
  @inline(__always) var isRequiredEquality: Bool { above >= Row.required && below >= Row.required }

  @inline(__always) var isRequired: Bool { above >= Row.required || below >= Row.required }

  /// Whether the row pulls to zero from both sides.
  @inline(__always) var isTwoSided: Bool { above > Row.unpriced && below > Row.unpriced }

  /// How urgently the row asks for a variable to define.
  @inline(__always) var claim: Float { isTwoSided ? min(above, below) : max(above, below) }

  static let required: Float = 1000
  static let unpriced: Float = -2
}
