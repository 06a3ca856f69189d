/// A moment of an animation's run.
package struct AnimationMoment {
  /// How much of the run is over, from 0 to 1, before pacing.
  package var fraction: Double
  /// How many runs are over.
  package var run: Int
  /// The fraction has its pacing already.
  package var isPaced = false
  /// The length of the run in seconds.
  package var duration: CFTimeInterval
}

extension LayerTiming {
  /// The length in seconds, of local time, of all runs.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return count >= Double(Float.greatestFiniteMagnitude) ? .infinity : count * cycle
  }

  /// The length of a run with the one back, if there is one.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// The parent's time at which the last run ends; infinity where none is the last, or time stands still.
  package var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration / CFTimeInterval(speed.magnitude)
  }

  /// Rounding of times that are sums must not make an animation end a frame late.
  package static let tolerance: CFTimeInterval = 1e-9

  /// Where in its runs the time line is; `nil` where it has no effect: before and after, unless it fills.
  package func moment(atParentTime time: CFTimeInterval) -> AnimationMoment? {
    let active = activeDuration
    var elapsed = (time - beginTime) * CFTimeInterval(speed.magnitude)
    if time < beginTime - Self.tolerance {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    } else if elapsed >= active - Self.tolerance, speed != 0 {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      elapsed = active
    }
    elapsed = max(elapsed, 0)
    // An offset begins in the middle, and what it leaves out comes last; a negative speed begins at the end.
    var local = speed < 0 ? timeOffset - elapsed : timeOffset + elapsed
    if active.isFinite {
      if local > active + Self.tolerance { local = local.truncatingRemainder(dividingBy: active) }
      if local < 0 { local = max(local + active, 0) }
    } else if local < 0 {
      local = cycle + local.truncatingRemainder(dividingBy: cycle)
    }
    return moment(atLocalTime: local, active: active)
  }

  private func moment(atLocalTime time: CFTimeInterval, active: CFTimeInterval) -> AnimationMoment {
    guard duration > 0 else { return AnimationMoment(fraction: 1, run: 0, duration: 0) }
    let cycle = cycle
    var run = (time / cycle + Self.tolerance).rounded(.down)
    var rest = max(time - run * cycle, 0)
    // The end of the last run is no beginning of another one.
    if run > 0, rest <= Self.tolerance, time >= active - Self.tolerance {
      run -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = max(2 * duration - rest, 0) }
    return AnimationMoment(fraction: min(rest / duration, 1), run: Int(min(run, 1e9)), duration: duration)
  }
}
