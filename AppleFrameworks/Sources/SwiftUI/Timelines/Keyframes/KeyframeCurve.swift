import Foundation

/// The way from one value to the next one.
struct KeyframeSegment<Value: Animatable> {
  enum Kind {
    case curve(UnitCurve)
    case cubic(Value?, Value?)
    case spring(Spring)
    case move
  }
  let target: Value
  let duration: TimeInterval
  let kind: Kind
}

/// The values of one property over time.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData
  let segments: [KeyframeSegment<Value>]

  var duration: TimeInterval { segments.reduce(0) { $0 + max(0, $1.duration) } }

  /// Returns the track that changes a property.
  func run<Root>(_ keyPath: WritableKeyPath<Root, Value>) -> KeyframeRun<Root> {
    let whole = keyPath == \Root.self as AnyKeyPath
    return KeyframeRun(
      duration: duration,
      apply: { initial, time, value in value[keyPath: keyPath] = self.value(from: initial[keyPath: keyPath], time) },
      segments: whole ? segments.map { $0 as Any } : [])
  }

  /// Returns the value at a time in seconds. After the end, it stays the same.
  func value(from initial: Value, _ time: TimeInterval) -> Value {
    var start = initial
    var passed = 0.0
    for (index, segment) in segments.enumerated() {
      let duration = max(0, segment.duration)
      if time < passed + duration {
        return value(segment, index, from: start, initial, (time - passed) / duration)
      }
      passed += duration
      start = segment.target
    }
    return start
  }

  private func value(
    _ segment: KeyframeSegment<Value>, _ index: Int, from start: Value, _ initial: Value, _ progress: Double
  ) -> Value {
    let (first, last) = (start.animatableData, segment.target.animatableData)
    var result = segment.target
    switch segment.kind {
    case .move: break
    case .curve(let curve): result.animatableData = mixed(first, last, curve.value(at: max(0, progress)))
    case .spring(let spring):
      let time = max(0, progress) * segment.duration
      result.animatableData = mixed(first, last, spring.progress(at: time))
    case .cubic(let startVelocity, let endVelocity):
      let from = startVelocity?.animatableData ?? velocity(before: index, initial)
      let to = endVelocity?.animatableData ?? velocity(before: index + 1, initial)
      result.animatableData = hermite(first, last, from, to, segment.duration, max(0, progress))
    }
    return result
  }

  /// Returns the change per second between two cubic keyframes: that of the way from the predecessor to the successor.
  /// It is zero at the ends of a curve.
  private func velocity(before index: Int, _ initial: Value) -> Data {
    guard index > 0, index < segments.count, case .cubic = segments[index - 1].kind, case .cubic = segments[index].kind
    else { return .zero }
    let before = index > 1 ? segments[index - 2].target : initial
    let seconds = segments[index - 1].duration + segments[index].duration
    guard seconds > 0 else { return .zero }
    return scaled(segments[index].target.animatableData - before.animatableData, 1 / seconds)
  }

  private func scaled(_ data: Data, _ factor: Double) -> Data {
    var data = data
    data.scale(by: factor)
    return data
  }

  private func mixed(_ first: Data, _ last: Data, _ share: Double) -> Data { first + scaled(last - first, share) }

  private func hermite(_ p0: Data, _ p1: Data, _ v0: Data, _ v1: Data, _ seconds: Double, _ t: Double) -> Data {
    let (t2, t3) = (t * t, t * t * t)
    let ends = scaled(p0, 2 * t3 - 3 * t2 + 1) + scaled(p1, 3 * t2 - 2 * t3)
    return ends + scaled(v0, (t3 - 2 * t2 + t) * seconds) + scaled(v1, (t3 - t2) * seconds)
  }
}
