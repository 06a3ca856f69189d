import LayoutSolver

/// A slot's rows for its content's size.
struct ContentRows {
  var width = Pair()
  var height = Pair()

  struct Pair {
    /// `size == content`, with a priority for each side.
    var row: ConstraintID?
    var size: Double = -1
    var huggingPriority: Float = 0
    var compressionPriority: Float = 0
  }
}
