import LayoutSolver

/// A layout of nested views, with priorities and inequalities as on screens.
///
/// `Benchmarks/record-layout-errors.py` creates the same layouts with the same numbers, so both must be changed
/// together. View `v` has the variables 4 v (left), 4 v + 1 (top), 4 v + 2 (width) and 4 v + 3 (height), all in the
/// root's coordinates. A view has one required constraint for each of its position and size, so that all of them are
/// satisfiable.
struct RandomLayout {
  let variableCount: Int
  private(set) var statements: [Statement] = []

  init(seed: Int) {
    var random = RandomNumbers(seed: 90_000 + seed)
    let viewCount = random.int(2..<11)
    variableCount = 4 * viewCount
    for (index, value) in [0.0, 0, 390, 844].enumerated() { add([(1, index)], -value, .equal, 1000) }
    for view in 1..<viewCount {
      let parent = 4 * random.int(0..<view)
      for axis in 0..<2 { addAxis(4 * view + axis, in: parent + axis, isFirst: view == 1, &random) }
    }
  }

  private mutating func addAxis(_ place: Int, in parent: Int, isFirst: Bool, _ random: inout RandomNumbers) {
    let margin = Double(4 * random.int(0..<6))
    let length = Double(10 + 5 * random.int(0..<40))
    let priorities: [Float] = [999, 750, 750, 500, 250, 251]
    add([(1, place + 2)], 0, .greaterThanOrEqual, 1000)
    switch random.int(0..<5) {
    case 0: add([(1, place), (-1, parent)], -margin, .equal, 1000)
    case 1: add([(1, place), (1, place + 2), (-1, parent), (-1, parent + 2)], margin, .equal, 1000)
    case 2: add([(2, place), (1, place + 2), (-2, parent), (-1, parent + 2)], 0, .equal, 1000)
    case 3: add([(1, place), (-1, parent)], -margin, .greaterThanOrEqual, 1000)
    default:
      add([(1, place), (-1, place - 4), (-1, place - 2)], -margin, isFirst ? .greaterThanOrEqual : .equal, 1000)
    }
    add([(1, place + 2)], -length, .greaterThanOrEqual, [750, 749, 751, 1000][random.int(0..<4)])
    add([(1, place + 2)], -length, .lessThanOrEqual, [250, 251][random.int(0..<2)])
    for _ in 0..<random.int(0..<3) {
      let priority = priorities[random.int(0..<priorities.count)]
      let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.int(0..<3)]
      switch random.int(0..<4) {
      case 0: add([(1, place), (1, place + 2), (-1, parent), (-1, parent + 2)], margin, relation, priority)
      case 1: add([(1, place), (-1, parent)], -margin, relation, priority)
      case 2: add([(2, place + 2), (-1, parent + 2)], -margin, relation, priority)
      default: add([(1, place + 2), (-1, place - 2)], 0, relation, priority)
      }
    }
  }

  private mutating func add(_ terms: [(Double, Int)], _ constant: Double, _ relation: Relation, _ priority: Float) {
    statements.append(Statement(terms: terms, constant: constant, relation: relation, priority: priority))
  }
}
