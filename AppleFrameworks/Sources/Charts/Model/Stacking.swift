/// The marks that are stacked on each other.
struct StackKey: Hashable {
  let kind: MarkKind
  let isVertical: Bool
  let method: MarkStackingMethod
  let position: PlottedValue?
  let dodge: PlottedValue?
}

/// The stacks of a chart.
struct Stacking {
  private struct Stack {
    var positive = 0.0
    var negative = 0.0
  }
  private struct Member {
    let mark: Int
    let stack: Int
    let low: Double
    let high: Double
  }

  private var indices: [StackKey: Int] = [:]
  private var stacks: [Stack] = []
  private var keys: [StackKey] = []
  private var members: [Member] = []
  private var sectors: [(mark: Int, start: Double, end: Double)] = []
  private(set) var total = 0.0
  private(set) var normalized = (x: false, y: false)

  /// Adds a mark on the top of its stack. Negative amounts have a stack of their own below zero.
  mutating func add(_ mark: Int, _ amount: Double, _ key: StackKey) {
    let index = indices[key] ?? stacks.count
    if index == stacks.count {
      indices[key] = index
      stacks.append(Stack())
      keys.append(key)
    }
    guard key.method != .unstacked else {
      return members.append(Member(mark: mark, stack: index, low: 0, high: amount))
    }
    if amount < 0 {
      let end = stacks[index].negative
      stacks[index].negative += amount
      members.append(Member(mark: mark, stack: index, low: end, high: end + amount))
    } else {
      let start = stacks[index].positive
      stacks[index].positive += amount
      members.append(Member(mark: mark, stack: index, low: start, high: start + amount))
    }
  }

  mutating func addSector(_ mark: Int, _ amount: Double) {
    sectors.append((mark, total, total + amount))
    total += amount
  }

  /// Assigns intervals to the marks, when all amounts are known.
  mutating func finish(_ marks: inout [PlacedMark]) {
    for member in members {
      let (key, stack) = (keys[member.stack], stacks[member.stack])
      var (low, high) = (member.low, member.high)
      let sum = stack.positive - stack.negative
      switch key.method.kind {
      case .standard, .unstacked: break
      case .normalized:
        if key.isVertical { normalized.y = true } else { normalized.x = true }
        (low, high) = sum > 0 ? (low / sum, high / sum) : (0, 0)
      case .center:
        let middle = (stack.positive + stack.negative) / 2
        (low, high) = (low - middle, high - middle)
      }
      let extent = PlacedExtent.interval(.number(low), .number(high))
      if key.isVertical { marks[member.mark].y = extent } else { marks[member.mark].x = extent }
    }
    for sector in sectors where total > 0 {
      marks[sector.mark].turn = (sector.start / total, sector.end / total)
    }
  }
}
