/// All layers of a host that have animations. Where there are none, nothing about animations is ever looked at.
package final class AnimationRegistry {
  private var lists: [LayerAnimations] = []
  private var calls: [() -> Void] = []
  private var nextNumber = 0
  private var detached: [Unmanaged<CALayer>] = []
  private var isPresenting = false
  weak var host: AppHost?

  init() {}

  /// What waits for the ends of animations holds layers, which hold their animations: without a host, nothing else lets them go.
  deinit {
    for layer in detached { layer.release() }
    for list in lists { list.forget() }
  }

  /// The time of the host's clock.
  var now: CFTimeInterval { host?.clock.now ?? 0 }

  /// No layer has an animation.
  package var isEmpty: Bool { lists.isEmpty }

  /// Nothing is animated, and nobody waits to be called.
  package var isIdle: Bool { lists.allSatisfy { $0.entries.allSatisfy(\.hasEnded) } && calls.isEmpty }

  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func add(_ list: LayerAnimations) { lists.append(list) }

  /// Runs something when the next frame is made, after the callbacks that wait already.
  package func callInNextFrame(_ call: @escaping () -> Void) { calls.append(call) }

  func hasStopped(_ entry: LayerAnimations.Entry, finished: Bool) {
    calls.append {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      for batch in entry.batches { batch.end(finished: finished) }
    }
  }

  // MARK: - Listeners

  /// Who hears of each move of the clock, in the order in which they came.
  private var listeners: [any ClockListener] = []

  package func add(_ listener: any ClockListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  package func remove(_ listener: any ClockListener) {
    listeners.removeAll { $0 === listener }
  }

  // MARK: - Time

  /// Ends what is over by now, and tells those who wait: first delegates that an animation has begun, then, in the
  /// order of their ends, those of animations that are over.
  package func update() {
    if lists.isEmpty && calls.isEmpty && listeners.isEmpty && Self.waiting.isEmpty { return }
    let time = now
    dropDetached()
    takeOwn()
    for listener in listeners { listener.clockHasMoved() }
    var ended: [(time: CFTimeInterval, entry: LayerAnimations.Entry)] = []
    for list in lists {
      guard let layer = list.layer else {
        list.remove { _ in true }
        continue
      }
      let now = layer.localTime(atClockTime: time)
      for index in list.entries.indices where !list.entries[index].hasEnded {
        let entry = list.entries[index]
        let timing = entry.animation.timing
        let isDriven = entry.animation.driver != nil
        if !entry.hasStarted, isDriven || now >= timing.beginTime - LayerTiming.tolerance {
          list.entries[index].hasStarted = true
          entry.animation.delegate?.animationDidStart(entry.animation)
        }
        guard !isDriven, now >= timing.endTime - LayerTiming.tolerance else { continue }
        list.entries[index].hasEnded = true
        ended.append((layer.clockTime(atLocalTime: timing.endTime), entry))
      }
      list.entries.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
      list.update()
    }
    lists.removeAll { list in
      guard list.entries.isEmpty else { return false }
      list.layer?.extras?.animations = nil
      return true
    }
    ended.sort { $0.time == $1.time ? $0.entry.number < $1.entry.number : $0.time < $1.time }
    for item in ended { hasStopped(item.entry, finished: true) }
    runCalls()
  }

  /// Those called may start and stop animations; what then waits, waits for the next frame.
  private func runCalls() {
    let due = calls
    calls = []
    for call in due { call() }
  }

  // MARK: - Coming to a host

  /// Lists of layers that nobody shows yet. One for all hosts: which of them a tree comes to shows later.
  ///
  /// Unlocked: as with layers, only the thread that runs the interface uses it.
  private nonisolated(unsafe) static var waiting: [LayerAnimations] = []

  /// A layer was animated before any host shows it. Until then the host whose code did that moves the animations on.
  static func waitForHost(_ list: LayerAnimations) {
    waiting.append(list)
  }

  /// Takes over the animations of layers that this host has begun to show.
  private func takeOwn() {
    if Self.waiting.isEmpty { return }
    Self.waiting.removeAll { list in
      guard let layer = list.layer, !list.entries.isEmpty else { return true }
      guard let owner = layer.hostOfTree else { return false }
      guard owner === host else { return false }
      if let former = list.registry, former !== self {
        former.lists.removeAll { $0 === list }
        lists.append(list)
        list.registry = self
        // They are as far as they have come there.
        for entry in list.entries { entry.animation.timing.beginTime += now - former.now }
      }
      return true
    }
  }

  // MARK: - Leaving the tree

  /// A layer has left its superlayer: unless it comes back before the next frame, its animations, and those of all below
  /// it, are over.
  func layerDidDetach(_ layer: CALayer) {
    if !lists.isEmpty { detached.append(Unmanaged.passRetained(layer)) }
  }

  private func dropDetached() {
    guard !detached.isEmpty else { return }
    let roots = detached.map { $0.takeRetainedValue() }
    detached = []
    for list in lists {
      guard let layer = list.layer else { continue }
      let top = layer.topmostLayer
      if roots.contains(where: { $0 === top }) { list.remove { _ in true } }
    }
  }

  // MARK: - Showing

  /// What puts layers' own values back while others are shown.
  private var ownValues: [ObjectIdentifier: () -> Void] = [:]

  /// Has all layers show what their animations say while `body` runs.
  ///
  /// Costs time for each animated layer only: those get other values for the time being, and then their own back.
  package func withPresentation<Result>(_ body: () -> Result) -> Result {
    takeOwn()
    if lists.isEmpty || isPresenting { return body() }
    isPresenting = true
    defer { isPresenting = false }
    var saved: [() -> Void] = []
    for list in lists {
      guard let layer = list.layer else { continue }
      let restore = layer.saveValues()
      saved.append(restore)
      ownValues[ObjectIdentifier(layer)] = restore
      layer.showAnimations()
    }
    let result = body()
    ownValues = [:]
    for restore in saved.reversed() { restore() }
    return result
  }

  /// Has layers, and those below them, show while `body` runs what their animations said some time ago. Without effect where
  /// animations play no part.
  func withDelay(_ delay: CFTimeInterval, of layers: [CALayer], _ body: () -> Void) {
    guard delay != 0, isPresenting, !ownValues.isEmpty else { return body() }
    var shown: [() -> Void] = []
    func goBack(_ layer: CALayer) {
      if let takeOwn = ownValues[ObjectIdentifier(layer)], let entries = layer.extras?.animations?.entries {
        shown.append(layer.saveValues())
        takeOwn()
        // What is shown is written into a copy of the rarely used values.
        _ = layer.saveValues()
        layer.show(entries, delay: delay)
      }
      for sublayer in layer.sublayerStore { goBack(sublayer) }
    }
    for layer in layers { goBack(layer) }
    body()
    for restore in shown.reversed() { restore() }
  }
}

/// What moves an animation in the clock's place.
package protocol AnimationDriver: AnyObject {
  /// How far the animation has come, pacing included: 0 at its beginning, 1 at its end, and beyond where it overshoots;
  /// `nil` where it shows nothing.
  func progress(atClockTime time: CFTimeInterval) -> Double?
}

/// Hears that the clock has moved, or that a frame is about to be made.
package protocol ClockListener: AnyObject {
  func clockHasMoved()
}
