/// The changes in a block of keyframes, each with its part of the duration. At the end, there is one animation for each
/// property.
@MainActor
final class KeyframeCollector {
  private struct Step {
    let start: Double
    let end: Double
    let before: AnimationValue
    let after: AnimationValue
  }

  private struct Track {
    let layer: CALayer
    let key: AnimatedKey
    var steps: [Step] = []
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The part of the duration of the current changes.
  private var part = 0.0...1.0

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  /// Calls the block of a keyframe.
  func keyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = part
    let start = min(max(start, 0), 1)
    part = start...max(min(start + max(duration, 0), 1), start)
    animations()
    part = outer
  }

  func add(_ change: AnimatedChange) {
    let index = tracks.firstIndex { $0.layer === change.layer && $0.key == change.key }
    if index == nil { tracks.append(Track(layer: change.layer, key: change.key)) }
    let step = Step(start: part.lowerBound, end: part.upperBound, before: change.before, after: change.after)
    tracks[index ?? tracks.count - 1].steps.append(step)
  }

  func addAnimations(of animation: ViewAnimation) {
    for track in tracks {
      let made = CAKeyframeAnimation(keyPath: track.key.rawValue)
      var (values, times) = points(of: track)
      if track.key.isAdditive, let final = track.steps.last?.after {
        values = values.map { $0.adding(final, times: -1) }
        made.isAdditive = true
      }
      made.values = values.map { $0.any ?? NSNull() }
      if mode == .discrete { times.append(1) }
      made.keyTimes = times.map { NSNumber(value: $0) }
      made.calculationMode = mode
      let name = track.key.rawValue
      let key = track.key.keepsEarlier ? track.layer.freeAnimationKey(for: name) : name
      if animation.options.contains(.beginFromCurrentState) {
        track.layer.removeAnimations { animation, _ in (animation as? CAPropertyAnimation)?.keyPath == name }
      }
      animation.add(made, to: track.layer, forKey: key)
    }
    tracks = []
  }

  /// Returns the values and their times. Between keyframes, a value doesn't change.
  private func points(of track: Track) -> ([AnimationValue], [Double]) {
    var values = [track.steps[0].before]
    var times = [0.0]
    func add(_ value: AnimationValue, at time: Double) {
      values.append(value)
      times.append(max(time, times[times.count - 1]))
    }
    let steps = track.steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for (_, step) in steps {
      if step.start > times[times.count - 1] { add(values[values.count - 1], at: step.start) }
      add(step.after, at: step.end)
    }
    if times[times.count - 1] < 1 { add(values[values.count - 1], at: 1) }
    return (values, times)
  }
}
