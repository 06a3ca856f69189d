import QuartzCore

/// The rate of change of a number.
@MainActor
struct RateOfChange {
  private var samples: [(time: CFTimeInterval, value: CGFloat)] = []

  nonisolated init() {}

  mutating func record(_ value: CGFloat, at time: CFTimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    samples.removeAll { $0.time < time - 2 * DragTrack.memory }
  }

  /// Returns the change per second over the last tenth of a second.
  func value(at now: CFTimeInterval) -> CGFloat {
    let tolerance = 1e-9
    guard let last = samples.last, now - last.time <= DragTrack.memory + tolerance,
      let first = samples.first(where: { $0.time >= last.time - DragTrack.memory - tolerance }), last.time > first.time
    else { return 0 }
    return (last.value - first.value) / (last.time - first.time)
  }
}
