/// The state of an animator: paused at a position, or moving from one to another.
struct AnimatorTimeline {
  private enum Way {
    /// Moving with the animator's own pacing between two fractions of its duration.
    case own(from: Double, to: Double)
    /// Moving with another pacing between two positions.
    case other(AnimatorPacing, from: Double, to: Double)
  }

  let pacing: AnimatorPacing
  /// The duration in seconds.
  let duration: Double
  private var way = Way.own(from: 0, to: 0)
  private var start = 0.0
  private var length = 0.0
  /// Whether positions are those of linear pacing, as while a finger moves them.
  private var isLinear = false
  private(set) var isRunning = false

  init(pacing: AnimatorPacing, duration: Double) {
    self.pacing = pacing
    self.duration = duration
  }

  private func part(at time: Double) -> Double {
    guard isRunning else { return 0 }
    return length > 0 ? min(max((time - start) / length, 0), 1) : 1
  }

  /// Returns whether the movement has ended.
  func isOver(at time: Double) -> Bool {
    isRunning && time >= start + length - 1e-9
  }

  /// Returns the fraction of the elapsed duration; with another pacing, of the progress.
  func fraction(at time: Double) -> Double {
    switch way {
    case .own(let from, let to): from + (to - from) * part(at: time)
    case .other(let pacing, let from, let to): from + (to - from) * pacing.progress(at: part(at: time))
    }
  }

  /// Returns the progress of changes that begin after a delay.
  func progress(at time: Double, after delay: Double) -> Double {
    let fraction = fraction(at: time)
    let rest = delay >= 1 ? (fraction >= 1 ? 1 : 0) : (fraction - delay) / (1 - delay)
    if fraction <= delay, delay > 0 { return 0 }
    if case .other = way { return rest }
    return isLinear ? rest : pacing.progress(at: rest)
  }

  // MARK: - Moving

  /// Moves to the end or back to the beginning.
  mutating func run(to end: Double, at time: Double, delay: Double = 0) {
    let from = isLinear ? pacing.fraction(at: fraction(at: time)) : fraction(at: time)
    if case .other(let other, _, _) = way {
      run(to: end, with: other, length: (end - fraction(at: time)).magnitude * duration, at: time)
      return
    }
    way = .own(from: from, to: end)
    length = (end - from).magnitude * duration
    start = time + delay
    isLinear = false
    isRunning = true
  }

  /// Moves to the end or back to the beginning in a given time and with another pacing.
  mutating func run(to end: Double, with other: AnimatorPacing?, length: Double, at time: Double) {
    if let other {
      way = .other(other, from: progress(at: time, after: 0), to: end)
    } else {
      let from = isLinear ? pacing.fraction(at: fraction(at: time)) : fraction(at: time)
      way = .own(from: from, to: end)
    }
    self.length = length
    start = time
    isLinear = false
    isRunning = true
  }

  /// Pauses at the current position.
  ///
  /// - Parameter linear: Whether positions are those of linear pacing from then on.
  mutating func hold(at time: Double, linear: Bool) {
    let place = linear || isOther ? progress(at: time, after: 0) : fraction(at: time)
    isLinear = linear || isOther
    way = .own(from: place, to: place)
    isRunning = false
  }

  private var isOther: Bool {
    if case .other = way { true } else { false }
  }

  /// Pauses at a position.
  mutating func move(to fraction: Double, linear: Bool) {
    way = .own(from: fraction, to: fraction)
    isLinear = linear
    isRunning = false
  }
}
