/// The state of a variable in the tableau.
struct VariableRecord {
  var value = 0.0
  /// The head of the list of the variable's terms in linked rows.
  var firstTerm: Int32 = -1
  /// The row that defines the variable, or -1 for a variable that keeps its value.
  var definition: Int32 = -1
  /// The number of constraints that contain the variable, including pending and refused ones, without removed ones.
  var useCount: Int32 = 0
  /// The sequence number with which the running elimination resolved the variable.
  var order: Int32 = 0
  /// The stamp of the traversal that visited the variable last.
  var mark: Int32 = 0
  /// The stamp of a second, simultaneous traversal.
  var secondMark: Int32 = 0
  /// The stamp of the elimination whose region contains the variable.
  var regionMark: Int32 = 0
  var isAlive = true
  /// Whether the variable is a position, and not a length.
  var isPosition = false
  /// Whether the variable is in the list of changed variables.
  var isChanged = false
  var isResolved = false
  /// Whether the running elimination has assumed the variable, and has not found a row for it.
  var isTear = false
  /// Whether the variable may depend on such an assumption.
  var dependsOnTear = false
}

/// A term of a row, and a node in the list of its variable's terms.
struct TermNode {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// The share of one basic row in a derived row.
///
/// A derived row is `source + sum(multiplier * part)` over basic rows. The source is also a part, with multiplier 1.
/// Each part is in the list of its own row and in the list of the derived row.
struct DerivationPart {
  var multiplier: Double
  var part: Int32
  var derived: Int32
  var nextOfPart: Int32
  var nextOfDerived: Int32
}

/// A frame on the stack of a depth-first search.
struct SearchFrame {
  var node: Int32
  var next: Int32
}
