/// Memory that traversals share. It is empty or zero between them.
struct Workspace {
  /// The stack of a depth-first search: a node and the position in its list.
  var stack = Buffer<SearchFrame>()
  /// The variables in the order in which a search left them.
  var postorder = Buffer<Int32>()
  /// The weight of each variable in a pricing or a step. Weights are zero between uses.
  var weights: Buffer<Double>
  /// The weight of each row in a pricing or a step. Weights are zero between uses.
  var rowWeights: Buffer<Double>
  /// The rows with weights.
  var touchedRows = Buffer<Int32>()

  /// The staying variables on which the last priced row depends.
  var stays = Buffer<Int32>()

  // Lists for eliminations.
  /// The equalities that were added.
  var newRows = Buffer<Int32>()
  var region = Buffer<Int32>()
  var looseRows = Buffer<Int32>()
  var regionRows = Buffer<Int32>()
  var singles = Buffer<Int32>()
  var doubles = Buffer<Int32>()
  var closings = Buffer<Int32>()
  var heap = Buffer<Int32>()
  var expansion = Buffer<Int32>()

  init(weights: Buffer<Double> = Buffer(), rowWeights: Buffer<Double> = Buffer()) {
    self.weights = weights
    self.rowWeights = rowWeights
  }

  func deallocate() {
    stack.deallocate()
    postorder.deallocate()
    weights.deallocate()
    rowWeights.deallocate()
    touchedRows.deallocate()
    stays.deallocate()
    newRows.deallocate()
    region.deallocate()
    looseRows.deallocate()
    regionRows.deallocate()
    singles.deallocate()
    doubles.deallocate()
    closings.deallocate()
    heap.deallocate()
    expansion.deallocate()
  }
}
