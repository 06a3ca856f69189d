// Questions that carets, selections and touches ask. Offsets are UTF-16; points are the layout's.
extension TextLayout {
  /// The number of the line that shows, or hides behind its ellipsis, the character at `index`. The end of the text belongs
  /// to the last line. Nil without lines.
  package func lineIndex(containing index: Int) -> Int? {
    guard !lines.isEmpty else {
      return nil
    }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= index {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The line at a height; the nearest one above or below the text. Nil without lines.
  package func lineIndex(atY y: Double) -> Int? {
    guard !lines.isEmpty else {
      return nil
    }
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].top <= y {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }

  /// The line at a point; of lines side by side the one whose part of the width is nearest.
  private func lineIndex(atX x: Double, y: Double) -> Int? {
    guard let last = lineIndex(atY: y), lines[last].fragment != nil else { return lineIndex(atY: y) }
    var (best, distance) = (last, Double.infinity)
    var number = last
    while number >= 0, lines[number].top == lines[last].top, let part = lines[number].fragment {
      let away = max(part.lowerBound - x, x - part.upperBound, 0)
      if away <= distance { (best, distance) = (number, away) }
      number -= 1
    }
    return best
  }

  /// The character nearest to a point, and how far through it the point is, from 0 to 1 in reading order.
  package func character(nearestToX x: Double, y: Double) -> (index: Int, fraction: Double) {
    guard let number = lineIndex(atX: x, y: y) else { return (0, 0) }
    let line = lines[number]
    let edges = CaretEdges(line: line)
    let inLine = x - line.origin.x
    guard let first = edges.cells.first, let last = edges.cells.last else { return (line.range.lowerBound, 0) }
    let cell = inLine < first.left ? first : edges.cells.first { inLine < $0.right } ?? last
    let width = cell.right - cell.left
    guard width > 0 else { return (cell.range.lowerBound, 0) }
    let fraction = (inLine - cell.leading) / (cell.trailing - cell.leading)
    return (cell.range.lowerBound, min(max(fraction, 0), 1))
  }

  /// The place between characters that is nearest to a point: where a tap puts the caret.
  package func index(atX x: Double, y: Double) -> Int {
    guard let number = lineIndex(atX: x, y: y) else {
      return 0
    }
    let line = lines[number]
    let edges = CaretEdges(line: line)
    return edges.nearestIndex(to: x - line.origin.x)
  }

  /// The first UTF-16 unit of the character at a point; nil beside the text.
  package func characterIndex(atX x: Double, y: Double) -> Int? {
    guard let number = lineIndex(atX: x, y: y), y >= lines[number].top, y < lines[number].top + lines[number].height
    else {
      return nil
    }
    let line = lines[number]
    return CaretEdges(line: line).cell(at: x - line.origin.x)?.range.lowerBound
  }

  /// Where a caret before the character at `index` stands; it is as high as its line and has no width. Indices beyond the
  /// text count as its end.
  package func caret(at index: Int) -> TextRect {
    guard let number = lineIndex(containing: index) else {
      return TextRect(x: 0, y: 0, width: 0, height: 0)
    }
    let line = lines[number]
    let x = CaretEdges(line: line).x(of: index)
    return TextRect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// The rectangles that a selection covers: one for each stretch of a line that lies together, from the top down and from
  /// left to right.
  package func rects(for range: Range<Int>) -> [TextRect] {
    guard !range.isEmpty, let first = lineIndex(containing: range.lowerBound) else {
      return []
    }
    var result: [TextRect] = []
    for line in lines[first...] {
      guard line.range.lowerBound < range.upperBound else {
        break
      }
      for span in CaretEdges(line: line).spans(of: range) {
        result.append(
          TextRect(
            x: line.origin.x + span.lowerBound, y: line.top, width: span.upperBound - span.lowerBound,
            height: line.height))
      }
    }
    return result
  }
}
