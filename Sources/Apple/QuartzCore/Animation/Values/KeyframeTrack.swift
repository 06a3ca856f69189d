import Foundation

/// The track of a keyframe animation: segments with their start and end times.
struct KeyframeTrack {
  private enum Piece {
    case mix(AnimationValue, AnimationValue)
    case still(AnimationValue)
    case curve(CubicCurve)
    /// A segment between two values with the slopes at its ends, all as lists of numbers.
    case smooth(AnimationValue, AnimationValue, leaving: [Double], arriving: [Double])
  }

  private var pieces: [Piece] = []
  /// The times, one more than there are segments.
  private var times: [Double] = []
  private var functions: [CAMediaTimingFunction] = []
  private var isPaced = false

  init(of animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isPaced = mode == .paced || mode == .cubicPaced
    if let path = animation.path {
      pieces = Self.pieces(of: path, isDiscrete: mode == .discrete)
    } else {
      let values = (animation.values ?? []).map { AnimationValue($0) ?? .nothing }
      switch mode {
      case .discrete: pieces = values.map { .still($0) }
      case .cubic, .cubicPaced: pieces = Self.smooth(values, animation)
      default: pieces = zip(values, values.dropFirst()).map { .mix($0, $1) }
      }
      if pieces.isEmpty, let only = values.first { pieces = [.still(only)] }
    }
    functions = isPaced ? [] : animation.timingFunctions ?? []
    let given = (animation.keyTimes ?? []).map(\.doubleValue)
    let isUsable = given.count == pieces.count + 1 && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    if isPaced {
      times = Self.times(of: pieces)
    } else if isUsable {
      times = given
    } else if given.count == pieces.count, mode == .discrete {
      times = given + [1]
    } else {
      times = (0...max(pieces.count, 1)).map { Double($0) / Double(max(pieces.count, 1)) }
    }
  }

  func value(at progress: Double) -> AnimationValue? {
    guard let (piece, part) = place(at: progress) else { return nil }
    switch piece {
    case .still(let value): return value
    case .mix(let from, let to): return from.interpolated(to: to, progress: part)
    case .curve(let curve): return .point(curve.point(at: parameter(on: curve, part)))
    case .smooth(let from, let to, let leaving, let arriving):
      let (a, b) = (from.numbers ?? [], to.numbers ?? [])
      let (t, t2, t3) = (part, part * part, part * part * part)
      return from.with(
        a.indices.map { index in
          (2 * t3 - 3 * t2 + 1) * a[index] + (t3 - 2 * t2 + t) * leaving[index] + (3 * t2 - 2 * t3) * b[index]
            + (t3 - t2) * arriving[index]
        })
    }
  }

  /// Returns the direction of the path, in radians from the x axis; `nil` if it has none.
  func direction(at progress: Double) -> CGFloat? {
    guard case (.curve(let curve), let part)? = place(at: progress) else { return nil }
    let t = parameter(on: curve, part)
    // If a control point is the same as its end, a nearby point determines the direction.
    for step in [CGFloat(0), 1e-3, 1e-2, 0.1] {
      let from = curve.point(at: max(t - max(step, 1e-4), 0))
      let to = curve.point(at: min(t + max(step, 1e-4), 1))
      if from != to { return CGFloat(atan2(Double(to.y - from.y), Double(to.x - from.x))) }
    }
    return nil
  }

  private func place(at progress: Double) -> (Piece, Double)? {
    guard !pieces.isEmpty else { return nil }
    var index = 0
    while index < pieces.count - 1, progress >= times[index + 1] { index += 1 }
    let (start, end) = (times[index], times[index + 1])
    let part = end > start ? (progress - start) / (end - start) : 1
    // The first value applies before the first time, the last one after the last time. Pacing may overshoot in between.
    let isOutside = (index == 0 && part < 0 && start > 0) || (index == pieces.count - 1 && part > 1 && end < 1)
    let held = isOutside ? min(max(part, 0), 1) : part
    guard index < functions.count, (0...1).contains(held) else { return (pieces[index], held) }
    return (pieces[index], functions[index].progress(at: held))
  }

  private func parameter(on curve: CubicCurve, _ part: Double) -> CGFloat {
    let part = CGFloat(min(max(part, 0), 1))
    guard isPaced else { return part }
    let length = CurveLength(curve)
    let total = length.between(0, 1)
    return length.parameter(at: part * total, of: total)
  }

  // MARK: - Creating

  private static func pieces(of path: CGPath, isDiscrete: Bool) -> [Piece] {
    var curves: [CubicCurve] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func line(_ a: CGPoint, _ b: CGPoint) -> CubicCurve {
      func at(_ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
      return CubicCurve(a, at(1 / 3), at(2 / 3), b)
    }
    path.elements.walk { element in
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        return
      case .line(let end):
        curves.append(line(current, end))
        current = end
      case .quadratic(let control, let end):
        curves.append(CubicCurve(current, quadraticControl: control, end))
        current = end
      case .cubic(let first, let second, let end):
        curves.append(CubicCurve(current, first, second, end))
        current = end
      case .close:
        if current != start { curves.append(line(current, start)) }
        current = start
      }
    }
    guard isDiscrete else { return curves.map { .curve($0) } }
    let points = curves.map(\.start) + (curves.last.map { [$0.end] } ?? [])
    return points.map { .still(.point($0)) }
  }

  /// Returns the segments of a spline (Doris Kochanek and Richard Bartels, "Interpolating Splines with Local Tension,
  /// Continuity, and Bias Control", SIGGRAPH 1984).
  private static func smooth(_ values: [AnimationValue], _ animation: CAKeyframeAnimation) -> [Piece] {
    let numbers = values.map(\.numbers)
    guard values.count > 1, let count = numbers[0]?.count, numbers.allSatisfy({ $0?.count == count }) else {
      return zip(values, values.dropFirst()).map { .mix($0, $1) }
    }
    let points = numbers.compactMap { $0 }
    func control(_ values: [NSNumber]?, _ index: Int) -> Double {
      guard let values, index < values.count else { return 0 }
      return values[index].doubleValue
    }
    func slope(at index: Int, leaves: Bool) -> [Double] {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let tension = control(animation.tensionValues, index)
      let continuity = control(animation.continuityValues, index) * (leaves ? 1 : -1)
      let bias = control(animation.biasValues, index)
      let first = (1 - tension) * (1 + continuity) * (1 + bias) / 2
      let second = (1 - tension) * (1 - continuity) * (1 - bias) / 2
      return (0..<count).map {
        first * (points[index][$0] - before[$0]) + second * (after[$0] - points[index][$0])
      }
    }
    return (0..<values.count - 1).map {
      .smooth(
        values[$0], values[$0 + 1], leaving: slope(at: $0, leaves: true), arriving: slope(at: $0 + 1, leaves: false))
    }
  }

  /// Returns times in proportion to the lengths of the segments.
  private static func times(of pieces: [Piece]) -> [Double] {
    var sums = [0.0]
    for piece in pieces {
      let length: Double =
        switch piece {
        case .mix(let from, let to), .smooth(let from, let to, _, _): from.distance(to: to) ?? 1
        case .curve(let curve): Double(CurveLength(curve).between(0, 1))
        case .still: 1
        }
      sums.append(sums[sums.count - 1] + length)
    }
    let total = sums[sums.count - 1]
    return total > 0 ? sums.map { $0 / total } : sums.indices.map { Double($0) / Double(max(pieces.count, 1)) }
  }
}

extension AnimationValue {
  /// The numbers of the value; `nil` for other values.
  fileprivate var numbers: [Double]? {
    switch self {
    case .number(let value): [value]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    default: nil
    }
  }

  /// Returns a value of the same kind with other numbers.
  fileprivate func with(_ numbers: [Double]) -> AnimationValue {
    let n = numbers.map { CGFloat($0) }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: n[0], y: n[1]))
    case .size: return .size(CGSize(width: n[0], height: n[1]))
    case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    default: return self
    }
  }
}
