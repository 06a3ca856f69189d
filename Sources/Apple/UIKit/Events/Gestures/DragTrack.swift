import QuartzCore

/// The path of fingers over the window, and their velocity.
@MainActor
struct DragTrack {
  private struct Sample {
    let time: CFTimeInterval
    let point: CGPoint
  }

  /// The time over which velocity is measured, in seconds. The velocity of fingers that rest longer is 0.
  static let memory: CFTimeInterval = 0.1

  /// The distance that the fingers moved, in points of the window.
  private(set) var translation = CGPoint.zero
  /// The position without jumps, as if the same fingers had been down all the time.
  private var position = CGPoint.zero
  private var middle = CGPoint.zero
  private var samples: [Sample] = []

  nonisolated init() {}

  /// Updates the fingers. The center of the touches jumps, but the drag doesn't.
  mutating func fingersChanged(to touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    middle = GestureSequence.middle(of: touches)
    record(at: AppHost.current.clock.now)
  }

  mutating func moved(_ touches: [UITouch], at time: CFTimeInterval) {
    guard !touches.isEmpty else { return }
    let new = GestureSequence.middle(of: touches)
    let step = CGPoint(x: new.x - middle.x, y: new.y - middle.y)
    guard step != .zero else { return }
    middle = new
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    position = CGPoint(x: position.x + step.x, y: position.y + step.y)
    record(at: time)
  }

  private mutating func record(at time: CFTimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: position))
    samples.removeAll { $0.time < time - 2 * DragTrack.memory }
  }

  mutating func setTranslation(_ new: CGPoint) { translation = new }

  /// Shortens the translation by a length.
  mutating func subtract(_ length: CGFloat) {
    let whole = translation.distance(to: .zero)
    guard whole > 0 else { return }
    let share = max(0, 1 - length / whole)
    translation = CGPoint(x: translation.x * share, y: translation.y * share)
  }

  /// Returns the velocity over the last tenth of a second, in points per second.
  func velocity(at now: CFTimeInterval) -> CGPoint {
    let tolerance = 1e-9
    guard let last = samples.last, now - last.time <= DragTrack.memory + tolerance,
      let first = samples.first(where: { $0.time >= last.time - DragTrack.memory - tolerance }), last.time > first.time
    else { return .zero }
    let time = last.time - first.time
    return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}
