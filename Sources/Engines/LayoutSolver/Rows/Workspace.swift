/// Memory that traversals use again and again; empty or zero between them.
struct Workspace {
  /// Stack of a depth-first search: a node and the place to go on in its list.
  var stack = Buffer<SearchFrame>()
  /// Variables in the order in which a search left them.
  var postorder = Buffer<Int32>()
  /// Per variable: the weight that a pricing or a step gives it. Zero between uses.
  var weights: Buffer<Double>
  /// Per row: likewise.
  var rowWeights: Buffer<Double>
  /// Rows with weights.
  var touchedRows = Buffer<Int32>()

  /// Staying variables that the last priced row depends on.
  var stays = Buffer<Int32>()

  // For eliminations.
  /// Equalities that were added.
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
