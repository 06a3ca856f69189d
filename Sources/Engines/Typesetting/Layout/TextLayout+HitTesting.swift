// Queries for carets, selections and touches. Offsets are in UTF-16. Points are in the layout's coordinates.
extension TextLayout {
  /// Returns the index of the line that displays the character at `index`, or hides it behind its ellipsis. The end of
  /// the text belongs to the last line. Returns nil if there are no lines.
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

  /// Returns the index of the line at a y-coordinate, or the nearest line above or below the text. Returns nil if there
  /// are no lines.
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

  /// Returns the index of the line at a point. Among lines in one row, the nearest one is returned.
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

  /// Returns the character nearest to a point, and the fraction of its width before the point, from 0 to 1 in reading
  /// order.
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

  /// Returns the position between characters that is nearest to a point, at which a tap sets the caret.
  package func index(atX x: Double, y: Double) -> Int {
    guard let number = lineIndex(atX: x, y: y) else {
      return 0
    }
    let line = lines[number]
    let edges = CaretEdges(line: line)
    return edges.nearestIndex(to: x - line.origin.x)
  }

  /// Returns the first UTF-16 unit of the character at a point, or nil outside the text.
  package func characterIndex(atX x: Double, y: Double) -> Int? {
    guard let number = lineIndex(atX: x, y: y), y >= lines[number].top, y < lines[number].top + lines[number].height
    else {
      return nil
    }
    let line = lines[number]
    return CaretEdges(line: line).cell(at: x - line.origin.x)?.range.lowerBound
  }

  /// Returns the rectangle of a caret before the character at `index`, with the height of its line and no width. An
  /// index beyond the text is treated as its end.
  package func caret(at index: Int) -> TextRect {
    guard let number = lineIndex(containing: index) else {
      return TextRect(x: 0, y: 0, width: 0, height: 0)
    }
    let line = lines[number]
    let x = CaretEdges(line: line).x(of: index)
    return TextRect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the rectangles of a selection: one for each connected part of a line, from the top down and from left to
  /// right.
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
