/// The propagation path of a changed constant: the variables in the order of their evaluation, and the rows to check
/// afterward.
struct EditPlan {
  /// The variable at which the path begins.
  var seed: Int32 = -1
  /// The structure version for which the path is valid.
  var version = 0
  var isMade = false
  var variables = Buffer<Int32>()
  /// The rows that define the variables.
  var definitions = Buffer<Int32>()
  /// The rows that are not basic and contain one of the variables.
  var suspects = Buffer<Int32>()

  func deallocate() {
    variables.deallocate()
    definitions.deallocate()
    suspects.deallocate()
  }
}
