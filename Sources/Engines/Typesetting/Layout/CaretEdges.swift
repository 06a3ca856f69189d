/// The characters of a line as cells in a row, for hit-testing.
struct CaretEdges {
  struct Cell {
    var range: Range<Int>
    var left: Double
    var right: Double
    var isRightToLeft: Bool

    /// The edge at which reading begins. `trailing` is the other one.
    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
  }

  /// The cells from left to right.
  let cells: [Cell]
  let line: TextLine

  init(line: TextLine) {
    self.line = line
    var cells: [Cell] = []
    for run in line.runs {
      if run.glyphs.isEmpty {
        cells.append(Cell(range: run.range, left: run.x, right: run.x + run.width, isRightToLeft: run.isRightToLeft))
      } else if !run.range.isEmpty {
        CaretEdges.append(run, to: &cells)
      }
    }
    self.cells = cells
  }

  private static func append(_ run: GlyphRun, to cells: inout [Cell]) {
    var x = run.x
    var index = 0
    let count = run.glyphs.count
    while index < count {
      var next = index + 1
      var right = x + run.advances[index]
      while next < count, run.utf16Indices[next] == run.utf16Indices[index] {
        right += run.advances[next]
        next += 1
      }
      let start = run.utf16Indices[index]
      let end: Int
      if run.isRightToLeft {
        end = index > 0 ? run.utf16Indices[index - 1] : run.range.upperBound
      } else {
        end = next < count ? run.utf16Indices[next] : run.range.upperBound
      }
      cells.append(Cell(range: start..<max(start, end), left: x, right: right, isRightToLeft: run.isRightToLeft))
      x = right
      index = next
    }
  }

  func cell(at x: Double) -> Cell? {
    cells.first { x >= $0.left && x < $0.right }
  }

  /// Returns the text offset whose caret is nearest to `x`.
  func nearestIndex(to x: Double) -> Int {
    guard let first = cells.first, let last = cells.last else {
      return line.range.lowerBound
    }
    let cell = x < first.left ? first : cells.first { x < $0.right } ?? last
    let isNearLeading = abs(x - cell.leading) <= abs(x - cell.trailing)
    return isNearLeading ? cell.range.lowerBound : cell.range.upperBound
  }

  func x(of index: Int) -> Double {
    if let cell = cells.first(where: { $0.range.contains(index) }) {
      guard index > cell.range.lowerBound else {
        return cell.leading
      }
      // The width of a ligature or a sequence is distributed evenly.
      let share = Double(index - cell.range.lowerBound) / Double(cell.range.count)
      return cell.leading + (cell.trailing - cell.leading) * share
    }
    // The index is after the last character, or among those that the line hides.
    let before = cells.filter { $0.range.upperBound <= index }.max { $0.range.upperBound < $1.range.upperBound }
    if let before {
      return before.trailing
    }
    return cells.min { $0.range.lowerBound < $1.range.lowerBound }?.leading ?? (line.isRightToLeft ? line.width : 0)
  }

  /// Returns the horizontal spans of the characters in a range, from left to right, with neighbors joined.
  func spans(of range: Range<Int>) -> [Range<Double>] {
    var spans: [Range<Double>] = []
    for cell in cells {
      let part = cell.range.clamped(to: range)
      guard !part.isEmpty else {
        continue
      }
      let count = Double(cell.range.count)
      let width = cell.right - cell.left
      let from = Double(part.lowerBound - cell.range.lowerBound) / count
      let to = Double(part.upperBound - cell.range.lowerBound) / count
      let left = cell.isRightToLeft ? cell.right - width * to : cell.left + width * from
      let right = cell.isRightToLeft ? cell.right - width * from : cell.left + width * to
      if let last = spans.last, abs(last.upperBound - left) < 1e-9 {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, right)
      } else {
        spans.append(left..<max(left, right))
      }
    }
    return spans
  }
}
