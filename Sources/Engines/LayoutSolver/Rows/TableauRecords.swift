/// What the tableau knows of a variable.
struct VariableRecord {
  var value = 0.0
  /// Head of the list of terms that name the variable, in rows that are linked.
  var firstTerm: Int32 = -1
  /// The row that defines the variable, or -1: then it stays where it is.
  var definition: Int32 = -1
  /// Number of constraints that name the variable, waiting ones and refused ones too, without those removed.
  var useCount: Int32 = 0
  /// When the running elimination resolved the variable.
  var order: Int32 = 0
  /// Stamp of the traversal that saw the variable last.
  var mark: Int32 = 0
  /// Stamp of the second traversal, where two run at once.
  var secondMark: Int32 = 0
  /// Stamp of the elimination whose region the variable is in.
  var regionMark: Int32 = 0
  var isAlive = true
  /// Whether the variable is the place of something, and not a length.
  var isPosition = false
  /// Whether the variable is among the changed ones.
  var isChanged = false
  var isResolved = false
  /// Whether the running elimination has assumed the variable, and found no row for it yet.
  var isTear = false
  /// Whether the variable may depend on such an assumption.
  var dependsOnTear = false
}

/// A term of a row, and a member of the list of its variable's terms.
struct TermNode {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32 = -1
  var previous: Int32 = -1
}

/// One basic row's share in a derived row.
///
/// A derived row is `source + sum(multiplier * part)` over basic rows. Parts and the source are listed alike (the
/// source with multiplier 1), each in the list of the part and in the list of the derived row.
struct DerivationPart {
  var multiplier: Double
  var part: Int32
  var derived: Int32
  var nextOfPart: Int32
  var nextOfDerived: Int32
}

/// Where a depth-first search goes on.
struct SearchFrame {
  var node: Int32
  var next: Int32
}
