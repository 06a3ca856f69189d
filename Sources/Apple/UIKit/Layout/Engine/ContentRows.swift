import LayoutSolver

/// The rows of a slot for the size of its content.
struct ContentRows {
  var width = Pair()
  var height = Pair()

  struct Pair {
    /// The row `size == content`, with a priority for each side.
    var row: ConstraintID?
    var size: Double = -1
    var huggingPriority: Float = 0
    var compressionPriority: Float = 0
  }
}
