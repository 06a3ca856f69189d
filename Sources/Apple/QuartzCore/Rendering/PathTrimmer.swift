extension CGPath {
  /// Returns the part of the path between two fractions of its length. Subpaths are counted one after the other;
  /// closing one counts as a line, moves between them don't. The result is empty if `end` isn't greater than `start`.
  ///
  /// The time is proportional to the number of curves, each of which is measured.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let start = start > 0 ? min(start, 1) : 0
    let end = end < 1 ? max(end, 0) : 1
    if start == 0 && end == 1 { return self }
    guard start < end else { return CGPath(elements: PathElements()) }
    let trimmer = PathTrimmer(elements)
    return CGPath(elements: trimmer.piece(from: start * trimmer.length, to: end * trimmer.length))
  }
}

/// A path as a list of measured segments.
struct PathTrimmer {
  private struct Segment {
    var curve: CubicCurve
    var isLine: Bool
    var length: CGFloat
    /// Whether this segment begins a subpath.
    var begins: Bool
    /// Whether this is the line that closes a subpath.
    var closes: Bool
  }

  private var segments: [Segment] = []
  private(set) var length: CGFloat = 0

  init(_ elements: PathElements) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    var begins = true
    elements.walk { element in
      switch element {
      case .move(let point):
        current = point
        start = point
        begins = true
      case .line(let end):
        add(line(current, end), isLine: true, begins: begins)
        current = end
        begins = false
      case .quadratic(let control, let end):
        add(CubicCurve(current, quadraticControl: control, end), isLine: false, begins: begins)
        current = end
        begins = false
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(current, control1, control2, end), isLine: false, begins: begins)
        current = end
        begins = false
      case .close:
        add(line(current, start), isLine: true, begins: begins, closes: true)
        current = start
        begins = true
      }
    }
  }

  private func line(_ from: CGPoint, _ to: CGPoint) -> CubicCurve {
    CubicCurve(from, from, to, to)
  }

  private mutating func add(_ curve: CubicCurve, isLine: Bool, begins: Bool, closes: Bool = false) {
    let distance = CGPoint(x: curve.end.x - curve.start.x, y: curve.end.y - curve.start.y)
    let length =
      isLine
      ? (distance.x * distance.x + distance.y * distance.y).squareRoot() : CurveLength(curve).between(0, 1)
    segments.append(Segment(curve: curve, isLine: isLine, length: length, begins: begins, closes: closes))
    self.length += length
  }

  /// Returns the path between two lengths. A closed subpath that is completely inside remains closed.
  func piece(from start: CGFloat, to end: CGFloat) -> PathElements {
    var result = PathElements()
    var reached: CGFloat = 0
    var subpathIsWhole = false
    var penIsDown = false
    for segment in segments {
      let segmentStart = reached
      let segmentEnd = reached + segment.length
      reached = segmentEnd
      if segment.begins {
        subpathIsWhole = segmentStart >= start
        penIsDown = false
      }
      guard segmentEnd > start && segmentStart < end else { continue }
      let from = segmentStart >= start ? 0 : parameter(in: segment, at: start - segmentStart)
      let to = segmentEnd <= end ? 1 : parameter(in: segment, at: end - segmentStart)
      let piece = segment.curve.piece(from: from, to: to)
      if !penIsDown { result.move(to: from == 0 ? segment.curve.start : piece.start) }
      penIsDown = true
      if segment.closes && subpathIsWhole && to == 1 {
        result.close()
      } else if segment.isLine {
        result.line(to: piece.end)
      } else {
        result.cubic(piece.control1, piece.control2, to: piece.end)
      }
    }
    return result
  }

  private func parameter(in segment: Segment, at length: CGFloat) -> CGFloat {
    // The parameter of a line as a curve isn't linear, so lines use their length as well.
    CurveLength(segment.curve).parameter(at: length, of: segment.length)
  }
}
