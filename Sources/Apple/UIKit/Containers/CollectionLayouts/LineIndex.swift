import Foundation

/// An index of successive lines of items, such as the rows of a flow layout or the groups of a section.
///
/// Lines of items without their own sizes are equal and stored as one run, so that 100,000 of them need as much memory
/// as one. Lines with measured items are stored separately. When a size changes, the lines from there on are rebuilt.
struct LineIndex {
  struct Line: Equatable {
    var first: Int
    var count: Int
    /// The beginning of the line along the scroll direction.
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  /// A run of equal lines.
  private struct Run {
    var first: Int
    var perLine: Int
    var lines: Int
    var start: CGFloat
    var length: CGFloat
    var lastItem: Int { first + perLine * lines }
  }

  private var runs: [Run] = []
  private(set) var itemCount = 0
  private let spacing: CGFloat

  init(spacing: CGFloat) {
    self.spacing = spacing
  }

  /// The end of the last line, or 0 without lines.
  var end: CGFloat {
    guard let last = runs.last else { return 0 }
    return last.start + CGFloat(last.lines) * (last.length + spacing) - spacing
  }

  var lineCount: Int { runs.reduce(0) { $0 + $1.lines } }

  /// Rebuilds the lines from an item on.
  ///
  /// - Parameters:
  ///   - uniform: The number of items on a line of items without their own sizes, and the length of such a line, or
  ///     `nil` if every line must be solved.
  ///   - nextMeasured: A closure that returns the first item with its own size, from an item on.
  ///   - solve: A closure that returns the line that begins with an item.
  mutating func rebuild(
    from item: Int, count: Int, uniform: (perLine: Int, length: CGFloat)?, nextMeasured: (Int) -> Int?,
    solve: (Int) -> (count: Int, length: CGFloat)
  ) {
    itemCount = count
    keep(linesBefore: item)
    var next = runs.last?.lastItem ?? 0
    var start = runs.isEmpty ? 0 : end + spacing
    while next < count {
      if let uniform, uniform.perLine > 0 {
        let measured = nextMeasured(next).map { min($0, count) }
        var lines = ((measured ?? count) - next) / uniform.perLine
        // The first item with its own size may still fit on the line before it.
        if measured != nil, uniform.perLine > 1, lines > 0 { lines -= 1 }
        if lines > 0 {
          runs.append(
            Run(first: next, perLine: uniform.perLine, lines: lines, start: start, length: uniform.length))
          next += lines * uniform.perLine
          start += CGFloat(lines) * (uniform.length + spacing)
          continue
        }
      }
      let line = solve(next)
      let taken = max(1, min(line.count, count - next))
      runs.append(Run(first: next, perLine: taken, lines: 1, start: start, length: line.length))
      next += taken
      start += line.length + spacing
    }
  }

  /// Removes the lines from the one before an item's line on.
  private mutating func keep(linesBefore item: Int) {
    guard item > 0, let index = runIndex(ofItem: item) else {
      runs = []
      return
    }
    let run = runs[index]
    let line = (item - run.first) / run.perLine
    if line > 1 {
      runs[index].lines = line - 1
      runs.removeSubrange((index + 1)...)
    } else if line == 1 {
      runs.removeSubrange(index...)
    } else if index > 0, runs[index - 1].lines > 1 {
      runs[index - 1].lines -= 1
      runs.removeSubrange(index...)
    } else {
      runs.removeSubrange(max(0, index - 1)...)
    }
  }

  private func runIndex(ofItem item: Int) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].lastItem <= item { low = middle + 1 } else { high = middle }
    }
    return low < runs.count ? low : nil
  }

  private func line(_ line: Int, of run: Run) -> Line {
    Line(
      first: run.first + line * run.perLine, count: run.perLine,
      start: run.start + CGFloat(line) * (run.length + spacing), length: run.length)
  }

  /// Returns the line of an item.
  func line(ofItem item: Int) -> Line? {
    guard item >= 0, let index = runIndex(ofItem: item) else { return nil }
    return line((item - runs[index].first) / runs[index].perLine, of: runs[index])
  }

  var lastLine: Line? { runs.last.map { line($0.lines - 1, of: $0) } }

  /// Returns the lines that intersect a range.
  func lines(from low: CGFloat, to high: CGFloat) -> [Line] {
    guard high >= low else { return [] }
    var (first, end) = (0, runs.count)
    while first < end {
      let middle = (first + end) / 2
      let run = runs[middle]
      if run.start + CGFloat(run.lines) * (run.length + spacing) - spacing < low {
        first = middle + 1
      } else {
        end = middle
      }
    }
    var result: [Line] = []
    while first < runs.count, runs[first].start <= high {
      let run = runs[first]
      let stride = run.length + spacing
      var index = stride > 0 ? max(0, Int(saturating: ((low - run.start) / stride).rounded(.down))) : 0
      while index < run.lines {
        let line = line(index, of: run)
        if line.start > high { break }
        if line.end >= low { result.append(line) }
        index += 1
      }
      first += 1
    }
    return result
  }
}

extension CGRect {
  /// Returns whether two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
