/// The pacing of an animator: a curve over the fraction of its duration.
enum AnimatorPacing {
  case curve(CAMediaTimingFunction)
  case spring(Spring, duration: Double)

  @MainActor
  init(_ parameters: any UITimingCurveProvider, duration: Double) {
    if let spring = parameters.springTimingParameters?.spring(duration: duration) {
      self = .spring(spring.spring, duration: spring.duration)
    } else {
      self = .curve((parameters.cubicTimingParameters ?? UICubicTimingParameters()).timingFunction)
    }
  }

  /// Returns the duration in seconds: that of a spring, or `duration`.
  func length(_ duration: Double) -> Double {
    if case .spring(_, let length) = self { length } else { max(duration, 0) }
  }

  /// Returns the progress after a fraction of the duration.
  func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .curve(let function): return function.progress(at: fraction)
    case .spring(let spring, let duration): return spring.progress(at: fraction * duration)
    }
  }

  /// Returns the fraction of the duration at which the progress is first reached.
  func fraction(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var high = 1.0
    if case .spring = self {
      // A spring may pass the position several times; the first one counts.
      high = 0
      while high < 1, self.progress(at: high) < progress { high += 1 / 512 }
      high = min(high, 1)
    }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
