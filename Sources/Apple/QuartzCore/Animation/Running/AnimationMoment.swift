/// A moment of an animation's run.
package struct AnimationMoment {
  /// The fraction of the run that has elapsed, from 0 to 1, before pacing.
  package var fraction: Double
  /// The number of completed runs.
  package var run: Int
  /// Whether the fraction includes the pacing.
  package var isPaced = false
  /// The duration of the run in seconds.
  package var duration: CFTimeInterval
}

extension LayerTiming {
  /// The duration of all runs in seconds of local time.
  package var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let count = repeatCount > 0 ? Double(repeatCount) : 1
    return count >= Double(Float.greatestFiniteMagnitude) ? .infinity : count * cycle
  }

  /// The duration of a run, including the reversed one if there is one.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// The parent's time at which the last run ends; infinity if there is no last one or time stands still.
  package var endTime: CFTimeInterval {
    speed == 0 ? .infinity : beginTime + activeDuration / CFTimeInterval(speed.magnitude)
  }

  /// The tolerance for rounding errors in sums of times, so that an animation doesn't end a frame late.
  package static let tolerance: CFTimeInterval = 1e-9

  /// Returns the moment at the parent's time; `nil` without an effect: before and after the runs, unless the fill mode
  /// covers it.
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
    // An offset begins in the middle, and the skipped part comes last. A negative speed begins at the end.
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
    // The end of the last run isn't the beginning of another one.
    if run > 0, rest <= Self.tolerance, time >= active - Self.tolerance {
      run -= 1
      rest = cycle
    }
    if autoreverses, rest > duration { rest = max(2 * duration - rest, 0) }
    return AnimationMoment(fraction: min(rest / duration, 1), run: Int(min(run, 1e9)), duration: duration)
  }
}
