import Foundation

/// The division of paths into dashes.
struct PathDasher {
  private let lengths: [CGFloat]
  private let startIndex: Int
  private let startRest: CGFloat
  /// The maximum number of dashes, beyond which the pattern is too fine to be visible.
  private static let maxDashes = 100_000

  /// Creates a dasher; `nil` if the length of the pattern is 0, negative or NaN.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let sum = lengths.reduce(0, +)
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 }), sum > 0, sum.isFinite, phase.isFinite else { return nil }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = self.lengths.reduce(0, +)
    var rest = phase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= self.lengths[index] {
      rest -= self.lengths[index]
      index = (index + 1) % self.lengths.count
      if rest == 0, self.lengths[index] > 0 { break }
    }
    startIndex = index
    startRest = self.lengths[index] - rest
  }

  func dash(_ elements: PathElements) -> PathElements {
    var result = PathElements()
    for polyline in elements.polylines(tolerance: 0.02) { dash(polyline, into: &result) }
    return result
  }

  private func dash(_ polyline: Polyline, into result: inout PathElements) {
    var points = polyline.points
    if polyline.isClosed { points.append(points[0]) }
    guard points.count > 1, points.allSatisfy(\.isFinite) else { return }
    var index = startIndex
    var rest = startRest
    var isInk: Bool { index % 2 == 0 }
    if isInk { result.move(to: points[0]) }
    var count = 0
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var position: CGFloat = 0
      while length - position > rest {
        position += rest
        let point = CGPoint(
          x: start.x + (end.x - start.x) * position / length, y: start.y + (end.y - start.y) * position / length)
        if isInk { result.line(to: point) }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        if isInk { result.move(to: point) }
        count += 1
        if count > Self.maxDashes { return }
      }
      rest -= length - position
      if isInk { result.line(to: end) }
    }
  }
}
