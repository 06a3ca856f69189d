import Testing

@testable import LayoutSolver

/// Layouts of the solver benchmark in small sizes, with their solutions in closed form.
@Suite("Workloads")
struct WorkloadTests {
  let solver = Solver()

  /// The left, top, width and height of a view.
  private struct Box {
    let left: Variable
    let top: Variable
    let width: Variable
    let height: Variable
  }

  private func makeBox() -> Box {
    Box(
      left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  private func require(
    _ terms: [Term], _ constant: Double, _ relation: Relation = .equal, at priority: Float = 1000
  ) {
    _ = solver.add(terms, constant: constant, relation: relation, priority: priority)
  }

  private func makeRoot() -> Box {
    let root = makeBox()
    require([Term(root.left)], 0)
    require([Term(root.top)], 0)
    require([Term(root.width)], -390)
    require([Term(root.height)], -844)
    return root
  }

  private func values(_ box: Box) -> [Double] {
    [box.left, box.top, box.width, box.height].map { solver.value(of: $0) }
  }

  @Test("a chain of rows lies row below row", arguments: [1, 10, 200])
  func chain(n: Int) {
    let root = makeRoot()
    var rows: [Box] = []
    for i in 1...n {
      let row = makeBox()
      require([Term(row.left), Term(root.left, -1)], -16)
      require([Term(row.left), Term(row.width), Term(root.left, -1), Term(root.width, -1)], 16)
      if let above = rows.last {
        require([Term(row.top), Term(above.top, -1), Term(above.height, -1)], -8)
      } else {
        require([Term(row.top), Term(root.top, -1)], -16)
      }
      require([Term(row.height)], -Double(20 + 4 * (i % 7)), at: 500)
      rows.append(row)
    }
    #expect(solver.solve().isEmpty)
    var top = 16.0
    for (i, row) in rows.enumerated() {
      let height = Double(20 + 4 * ((i + 1) % 7))
      #expect(values(row) == [16, top, 358, height])
      top += height + 8
    }
  }

  @Test("equal widths share a row", arguments: [2, 13, 130])
  func equalWidths(n: Int) {
    let root = makeRoot()
    let boxes = (0..<n).map { _ in makeBox() }
    for (i, box) in boxes.enumerated() {
      if i == 0 {
        require([Term(box.left), Term(root.left, -1)], 0)
      } else {
        require([Term(box.left), Term(boxes[i - 1].left, -1), Term(boxes[i - 1].width, -1)], 0)
        require([Term(box.width), Term(boxes[i - 1].width, -1)], 0)
      }
    }
    require([Term(boxes[n - 1].left), Term(boxes[n - 1].width), Term(root.left, -1), Term(root.width, -1)], 0)
    #expect(solver.solve().isEmpty)
    for (i, box) in boxes.enumerated() {
      #expect(abs(solver.value(of: box.width) - 390 / Double(n)) < 1e-6)
      #expect(abs(solver.value(of: box.left) - Double(i) * 390 / Double(n)) < 1e-6)
    }
    #expect(solver.checkInvariants() == [])
  }

  @Test("nested stacks that fill equally make all leaves as high as the highest", arguments: [2, 3, 4, 5])
  func nestedStacks(depth: Int) {
    let root = makeBox()
    require([Term(root.left)], 0)
    require([Term(root.top)], 0)
    require([Term(root.width)], -390)
    require([Term(root.height)], 0, at: 250)
    var leaves: [Box] = []
    fill(root, level: 0, depth: depth, leaves: &leaves)
    #expect(solver.solve().isEmpty)
    let highest = (0..<leaves.count).map { Double(12 + $0 % 11) }.max()!
    for leaf in leaves { #expect(abs(solver.value(of: leaf.height) - highest) < 1e-6) }
    let across = (depth - 1) / 2
    let width = (0..<across).reduce(390.0) { width, _ in (width - 24) / 4 }
    for leaf in leaves { #expect(abs(solver.value(of: leaf.width) - width) < 1e-6) }
    #expect(solver.checkInvariants() == [])
    // No step is undone, because the number of steps is less than that of constraints.
    #expect(solver.state.pointee.structureVersion < solver.state.pointee.rows.count)
  }

  private func fill(_ parent: Box, level: Int, depth: Int, leaves: inout [Box]) {
    if level == depth - 1 {
      let (width, height) = (Double(10 + 3 * (leaves.count % 5)), Double(12 + leaves.count % 11))
      leaves.append(parent)
      for (variable, value) in [(parent.width, width), (parent.height, height)] {
        require([Term(variable)], -value, at: 250)
        require([Term(variable)], -value, .greaterThanOrEqual, at: 750)
      }
      return
    }
    let isColumn = level % 2 == 0
    func start(_ box: Box) -> Variable { isColumn ? box.top : box.left }
    func length(_ box: Box) -> Variable { isColumn ? box.height : box.width }
    func crossStart(_ box: Box) -> Variable { isColumn ? box.left : box.top }
    func crossLength(_ box: Box) -> Variable { isColumn ? box.width : box.height }
    let children = (0..<4).map { _ in makeBox() }
    require([Term(start(children[0])), Term(start(parent), -1)], 0)
    for j in 1...3 {
      let before = children[j - 1]
      require([Term(start(children[j])), Term(start(before), -1), Term(length(before), -1)], -8)
      require([Term(length(children[j])), Term(length(children[0]), -1)], 0)
    }
    require(
      [
        Term(start(children[3])), Term(length(children[3])), Term(start(parent), -1), Term(length(parent), -1),
      ], 0)
    for child in children {
      require([Term(crossStart(child)), Term(crossStart(parent), -1)], 0)
      require([Term(crossLength(child)), Term(crossLength(parent), -1)], 0)
    }
    for child in children { fill(child, level: level + 1, depth: depth, leaves: &leaves) }
  }

  @Test("a title gives way to the badge beside it", arguments: [60.0, 200, 250, 399])
  func truncatedTitle(titleWidth: Double) {
    let (cell, title, badge) = (makeBox(), makeBox(), makeBox())
    require([Term(cell.left)], 0)
    let width = solver.addEdit(cell.width, priority: 999, value: 390)
    require([Term(title.left), Term(cell.left, -1)], -76)
    require([Term(title.width)], -titleWidth, at: 250)
    require([Term(title.width)], -titleWidth, .greaterThanOrEqual, at: 500)
    require([Term(badge.left), Term(title.left, -1), Term(title.width, -1)], -8, .greaterThanOrEqual)
    require([Term(badge.left), Term(badge.width), Term(cell.left, -1), Term(cell.width, -1)], 16)
    require([Term(badge.width)], -40, at: 750)
    for cellWidth in [390.0, 320, 819, 357, 394, 390] {
      solver.suggest(cellWidth, for: width)
      #expect(solver.solve().isEmpty)
      let left = cellWidth - 16 - 40
      #expect(values(badge)[0] == left)
      #expect(solver.value(of: title.width) == min(titleWidth, left - 84))
    }
    #expect(solver.checkInvariants() == [])
  }
}
