import LayoutSolver

// The build workloads. View `v` has the variables 4v (left), 4v+1 (top), 4v+2 (width), 4v+3 (height).
extension Problem {
  static func height(_ i: Int) -> Double { Double(20 + 4 * (i % 7)) }

  /// Returns a vertical chain. `hasRootWidth` is false if the root's width is an edit variable. `freeHeight` is the
  /// view whose height is an edit variable.
  static func chain(_ n: Int, hasRootWidth: Bool = true, freeHeight: Int = 0) -> Problem {
    var p = Problem(views: n + 1)
    p.add([(1, 0)], 0)
    p.add([(1, 1)], 0)
    if hasRootWidth { p.add([(1, 2)], -390) }
    p.add([(1, 3)], -844)
    for i in 1...n {
      let v = 4 * i
      p.add([(1, v), (-1, 0)], -16)
      p.add([(1, v), (1, v + 2), (-1, 0), (-1, 2)], 16)
      if i == 1 {
        p.add([(1, v + 1), (-1, 1)], -16)
      } else {
        p.add([(1, v + 1), (-1, v - 3), (-1, v - 1)], -8)
      }
      if i != freeHeight { p.add([(1, v + 3)], -height(i), .equal, medium) }
    }
    return p
  }

  /// Returns the lines of the chain in a scrambled order.
  static func scrambledChain(_ n: Int) -> Problem {
    var p = chain(n)
    var state: UInt64 = 1
    for i in stride(from: p.lines.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      p.lines.swapAt(i, Int((state >> 33) % UInt64(i + 1)))
    }
    return p
  }

  /// Returns a row of equal widths that is closed at both ends.
  static func equalWidths(_ n: Int) -> Problem {
    var p = Problem(views: n + 1)
    p.add([(1, 0)], 0)
    p.add([(1, 1)], 0)
    p.add([(1, 2)], -390)
    p.add([(1, 3)], -844)
    for i in 1...n {
      let v = 4 * i
      if i == 1 {
        p.add([(1, v), (-1, 0)], 0)
      } else {
        p.add([(1, v), (-1, v - 4), (-1, v - 2)], 0)
        p.add([(1, v + 2), (-1, v - 2)], 0)
      }
      p.add([(1, v + 1), (-1, 1)], 0)
      p.add([(1, v + 1), (1, v + 3), (-1, 1), (-1, 3)], 0)
    }
    p.add([(1, 4 * n), (1, 4 * n + 2), (-1, 0), (-1, 2)], 0)
    return p
  }

  /// Returns nested stacks of four views that are filled equally.
  static func stacks(_ depth: Int) -> Problem {
    var views = 1
    var size = 1
    for _ in 1..<depth {
      size *= 4
      views += size
    }
    var p = Problem(views: views)
    p.add([(1, 0)], 0)
    p.add([(1, 1)], 0)
    p.add([(1, 2)], -390)
    p.add([(1, 3)], 0, .equal, weak)
    var nextView = 1
    var leaves = 0

    func generate(_ parent: Int, _ level: Int) {
      let q = 4 * parent
      if level == depth - 1 {
        let w = Double(10 + 3 * (leaves % 5))
        let h = Double(12 + leaves % 11)
        leaves += 1
        p.add([(1, q + 2)], -w, .equal, weak)
        p.add([(1, q + 2)], -w, .greaterThanOrEqual, strong)
        p.add([(1, q + 3)], -h, .equal, weak)
        p.add([(1, q + 3)], -h, .greaterThanOrEqual, strong)
        return
      }
      let first = nextView
      nextView += 4
      let c = 4 * first
      let m = level % 2 == 0 ? 1 : 0
      let x = 1 - m
      p.add([(1, c + m), (-1, q + m)], 0)
      for j in 1...3 {
        let d = c + 4 * j
        p.add([(1, d + m), (-1, d - 4 + m), (-1, d - 4 + m + 2)], -8)
      }
      p.add([(1, c + 12 + m), (1, c + 12 + m + 2), (-1, q + m), (-1, q + m + 2)], 0)
      for j in 0...3 {
        let d = c + 4 * j
        p.add([(1, d + x), (-1, q + x)], 0)
        p.add([(1, d + x), (1, d + x + 2), (-1, q + x), (-1, q + x + 2)], 0)
      }
      for j in 1...3 { p.add([(1, c + 4 * j + m + 2), (-1, c + m + 2)], 0) }
      for j in 0...3 { generate(first + j, level + 1) }
    }
    generate(0, 0)
    return p
  }

  /// Returns independent cells of a feed. With a shared root, view 0 determines the width of all cells.
  static func cells(_ range: Range<Int>, sharedRoot: Bool = false) -> Problem {
    var p = Problem(views: 6 * range.count + (sharedRoot ? 1 : 0))
    for (place, i) in range.enumerated() {
      p.addCell(firstView: 6 * place + (sharedRoot ? 1 : 0), number: i, sharedRoot: sharedRoot)
    }
    if sharedRoot {
      p.add([(1, 0)], 0)
      p.add([(1, 1)], 0)
      p.add([(1, 3)], -844)
    }
    return p
  }

  private mutating func addCell(firstView: Int, number i: Int, sharedRoot: Bool) {
    let w1 = Double(60 + (37 * i) % 340)
    let w2 = Double(30 + (13 * i) % 20)
    let h3 = Double(18 * (1 + i % 4))
    let w4 = Double(40 + (53 * i) % 200)
    let cell = 4 * firstView
    let (icon, t1, t2, t3, t4) = (cell + 4, cell + 8, cell + 12, cell + 16, cell + 20)
    let (left, top, width, height) = (0, 1, 2, 3)
    add([(1, cell + left)], 0)
    add([(1, cell + top)], 0)
    if sharedRoot { add([(1, cell + width), (-1, 2)], 0) } else { add([(1, cell + width)], -390) }
    add([(1, icon + left), (-1, cell + left)], -16)
    add([(1, icon + top), (-1, cell + top)], -12)
    add([(1, icon + width)], -48)
    add([(1, icon + height)], -48)
    add([(1, icon + top), (1, icon + height), (-1, cell + top), (-1, cell + height)], 12, .lessThanOrEqual)
    add([(1, t1 + left), (-1, icon + left), (-1, icon + width)], -12)
    add([(1, t1 + top), (-1, cell + top)], -12)
    add([(1, t1 + width)], -w1, .equal, Self.weak)
    add([(1, t1 + width)], -w1, .greaterThanOrEqual, Self.medium)
    add([(1, t1 + height)], -20, .equal, Self.weak)
    add([(1, t1 + height)], -20, .greaterThanOrEqual, Self.strong)
    add([(1, t2 + left), (-1, t1 + left), (-1, t1 + width)], -8, .greaterThanOrEqual)
    add([(1, t2 + left), (1, t2 + width), (-1, cell + left), (-1, cell + width)], 16)
    add([(1, t2 + top), (-1, t1 + top)], 0)
    add([(1, t2 + width)], -w2, .equal, Self.medium)
    add([(1, t2 + width)], -w2, .greaterThanOrEqual, Self.strong)
    add([(1, t2 + height)], -16, .equal, Self.weak)
    add([(1, t2 + height)], -16, .greaterThanOrEqual, Self.strong)
    add([(1, t3 + left), (-1, t1 + left)], 0)
    add([(1, t3 + top), (-1, t1 + top), (-1, t1 + height)], -4)
    add([(1, t3 + left), (1, t3 + width), (-1, cell + left), (-1, cell + width)], 16)
    add([(1, t3 + height)], -h3, .equal, Self.weak)
    add([(1, t3 + height)], -h3, .greaterThanOrEqual, Self.strong)
    add([(1, t4 + left), (-1, t1 + left)], 0)
    add([(1, t4 + top), (-1, t3 + top), (-1, t3 + height)], -4)
    add([(1, t4 + left), (1, t4 + width), (-1, cell + left), (-1, cell + width)], 16, .lessThanOrEqual)
    add([(1, t4 + width)], -w4, .equal, Self.weak)
    add([(1, t4 + width)], -w4, .greaterThanOrEqual, Self.medium)
    add([(1, t4 + height)], -14, .equal, Self.weak)
    add([(1, t4 + height)], -14, .greaterThanOrEqual, Self.strong)
    add([(1, t4 + top), (1, t4 + height), (-1, cell + top), (-1, cell + height)], 12, .lessThanOrEqual)
    add([(1, cell + height)], 0, .equal, Self.weak)
  }
}
