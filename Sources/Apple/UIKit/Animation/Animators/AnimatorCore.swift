/// The implementation of a property animator.
@MainActor
final class AnimatorCore {
  weak var animator: UIViewPropertyAnimator?
  let parameters: any UITimingCurveProvider
  let duration: Double
  private(set) var delay = 0.0
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isReversed = false
  var completions: [(UIViewAnimatingPosition) -> Void] = []

  private var blocks: [(block: () -> Void, delay: Double)] = []
  private var changes: [AnimatedChange] = []
  private var drivers: [AnimatorDriver] = []
  private let place: AnimatorPlace
  /// The animator, which is retained while its animations run.
  private var keptAlive: UIViewPropertyAnimator?
  /// The animations of the host in which the animator was started, whose clock advances it.
  private weak var listensTo: AnimationRegistry?

  init(duration: Double, parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    let pacing = AnimatorPacing(parameters, duration: duration)
    self.duration = pacing.length(duration)
    place = AnimatorPlace(AnimatorTimeline(pacing: pacing, duration: self.duration))
  }

  private var timeline: AnimatorTimeline {
    get { place.timeline }
    set { place.timeline = newValue }
  }

  private var now: Double { AppHost.current.clock.now }

  var isRunning: Bool { state == .active && timeline.isRunning }

  var fraction: Double { timeline.fraction(at: now) }

  private func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    preconditionOfCaller(condition, "UIViewPropertyAnimator: \(message())")
  }

  // MARK: - Blocks

  func add(_ block: @escaping () -> Void, delay: Double) {
    require(state != .stopped, "cannot add animations to a stopped animator")
    let delay = min(max(delay, 0), 1)
    guard state == .active else {
      blocks.append((block, delay))
      return
    }
    let left = fraction
    run(block, delay: left + delay * (1 - left))
  }

  private func run(_ block: () -> Void, delay: Double) {
    let driver = AnimatorDriver(place: place, delay: delay)
    drivers.append(driver)
    var options: UIView.AnimationOptions = animator?.isUserInteractionEnabled == false ? [] : .allowUserInteraction
    if animator?.flushUpdates == true { options.insert(.flushUpdates) }
    let animation = ViewAnimation(
      duration: duration, options: options.union([.overrideInheritedDuration, .overrideInheritedOptions]))
    animation.driver = driver
    animation.recorder = { [weak self] in self?.changes.append($0) }
    animation.perform(block)
  }

  /// Calls the blocks. Views then have their new values and still display the old ones.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    keptAlive = animator
    timeline.move(to: 0, linear: false)
    let animations = AppHost.current.animations
    animations.add(self)
    listensTo = animations
    let due = blocks
    blocks = []
    for item in due { run(item.block, delay: item.delay) }
  }

  // MARK: - Moving

  func start(delay: Double) {
    require(state != .stopped, "cannot start a stopped animator; finish it first")
    self.delay = delay
    activate()
    if !timeline.isRunning { timeline.run(to: isReversed ? 0 : 1, at: now, delay: delay) }
  }

  func pause() {
    require(state != .stopped, "cannot pause a stopped animator")
    require(animator?.isInterruptible != false, "cannot pause an animator that is not interruptible")
    activate()
    if timeline.isRunning { timeline.hold(at: now, linear: animator?.scrubsLinearly == true) }
  }

  func move(to fraction: Double) {
    require(state != .stopped, "cannot set fractionComplete of a stopped animator")
    activate()
    timeline.move(to: min(max(fraction, 0), 1), linear: animator?.scrubsLinearly == true)
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    require(state == .active, "can continue only an active animator")
    if timeline.isRunning { timeline.hold(at: now, linear: animator?.scrubsLinearly == true) }
    let end = isReversed ? 0.0 : 1.0
    guard parameters != nil || durationFactor > 0 else { return timeline.run(to: end, at: now) }
    let rest = durationFactor > 0 ? durationFactor * duration : (end - fraction).magnitude * duration
    let pacing = parameters.map { AnimatorPacing($0, duration: rest) }
    timeline.run(to: end, with: pacing, length: pacing?.length(rest) ?? rest, at: now)
  }

  func setReversed(_ reversed: Bool) {
    guard reversed != isReversed else { return }
    isReversed = reversed
    if isRunning { timeline.run(to: reversed ? 0 : 1, at: now) }
  }

  // MARK: - Ending

  func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    require(animator?.isInterruptible != false, "cannot stop an animator that is not interruptible")
    // Views keep their displayed values.
    let shown = changes.map { change in
      (change, change.layer.presentedValue(for: LayerKeyPath(change.key.rawValue)))
    }
    removeAnimations()
    for (change, value) in shown {
      if let value { set(value, change) }
    }
    if withoutFinishing { end(at: nil) } else { state = .stopped }
  }

  func finish(at position: UIViewAnimatingPosition) {
    require(state == .stopped, "finishAnimation(at:) requires an animator that stopAnimation(false) stopped")
    settle(at: position)
    end(at: position)
  }

  private func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: for change in changes.reversed() { set(change.before, change) }
    case .end: for change in changes { set(change.after, change) }
    case .current: break
    }
  }

  private func set(_ value: AnimationValue, _ change: AnimatedChange) {
    ViewAnimation.withoutAnimation {
      if change.key == .backgroundColor, let view = change.layer.delegate as? UIView {
        // The view stores the color as well.
        if case .color(let color) = value { view.backgroundColor = UIColor(cgColor: color) }
        if case .nothing = value { view.backgroundColor = nil }
      } else {
        change.layer.setValue(value.any, forKey: change.key.rawValue)
      }
    }
  }

  private func removeAnimations() {
    for change in changes {
      change.layer.removeAnimations { animation, _ in
        drivers.contains { $0 === animation.driver }
      }
    }
    drivers = []
    listensTo?.remove(self)
  }

  private func end(at position: UIViewAnimatingPosition?) {
    state = .inactive
    isReversed = false
    changes = []
    timeline.move(to: 0, linear: false)
    let due = completions
    completions = []
    let kept = keptAlive
    keptAlive = nil
    if let position {
      for completion in due { completion(position) }
    }
    withExtendedLifetime(kept) {}
  }
}

extension AnimatorCore: @preconcurrency ClockListener {
  func clockHasMoved() {
    guard state == .active, timeline.isOver(at: now) else { return }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if animator?.pausesOnCompletion == true {
      timeline.move(to: isReversed ? 0 : 1, linear: false)
      return
    }
    removeAnimations()
    settle(at: position)
    end(at: position)
  }
}

/// The position of an animator, shared with its animations.
final class AnimatorPlace {
  var timeline: AnimatorTimeline

  init(_ timeline: AnimatorTimeline) {
    self.timeline = timeline
  }
}

/// A driver that sets the progress of an animator's animations.
final class AnimatorDriver: AnimationDriver {
  private let place: AnimatorPlace
  private let delay: Double

  init(place: AnimatorPlace, delay: Double) {
    self.place = place
    self.delay = delay
  }

  func progress(atClockTime time: Double) -> Double? {
    place.timeline.progress(at: time, after: delay)
  }
}
