/// The way that a changed constant takes: which variables to evaluate in which order, and which rows to look at then.
struct EditPlan {
  /// The variable at which the way begins.
  var seed: Int32 = -1
  /// The structure for which it holds.
  var version = 0
  var isMade = false
  var variables = Buffer<Int32>()
  /// The row that defines each of the variables.
  var definitions = Buffer<Int32>()
  /// Rows that are not basic and name one of the variables.
  var suspects = Buffer<Int32>()

  func deallocate() {
    variables.deallocate()
    definitions.deallocate()
    suspects.deallocate()
  }
}
