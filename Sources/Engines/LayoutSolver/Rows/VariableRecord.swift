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
  /// Whether the variable is among the changed ones.
  var isChanged = false
  var isResolved = false
  /// Whether the running elimination has assumed the variable, and found no row for it yet.
  var isTear = false
  /// Whether the variable may depend on such an assumption.
  var dependsOnTear = false
}
