/// The layers of a host that have animations. If there are none, animations have no cost.
package final class AnimationRegistry {
  private var lists: [LayerAnimations] = []
  private var calls: [() -> Void] = []
  private var nextNumber = 0
  private var detached: [Unmanaged<CALayer>] = []
  private var isPresenting = false
  weak var host: AppHost?

  init() {}

  /// Releases the waiting calls and their layers, which retain their animations and wouldn't be released without a
  /// host.
  deinit {
    for layer in detached { layer.release() }
    for list in lists { list.forget() }
  }

  /// The time of the host's clock.
  var now: CFTimeInterval { host?.clock.now ?? 0 }

  /// Whether no layer has an animation.
  package var isEmpty: Bool { lists.isEmpty }

  /// Whether nothing is animated and no calls are pending.
  package var isIdle: Bool { lists.allSatisfy { $0.entries.allSatisfy(\.hasEnded) } && calls.isEmpty }

  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func add(_ list: LayerAnimations) { lists.append(list) }

  /// Calls a closure with the next frame, after the pending calls.
  package func callInNextFrame(_ call: @escaping () -> Void) { calls.append(call) }

  func hasStopped(_ entry: LayerAnimations.Entry, finished: Bool) {
    calls.append {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
      for batch in entry.batches { batch.end(finished: finished) }
    }
  }

  // MARK: - Listeners

  /// The listeners for advances of the clock, in the order in which they were added.
  private var listeners: [any ClockListener] = []

  package func add(_ listener: any ClockListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  package func remove(_ listener: any ClockListener) {
    listeners.removeAll { $0 === listener }
  }

  // MARK: - Time

  /// Ends animations whose time is over and notifies delegates: first of begun animations, then of ended ones in the
  /// order of their ends.
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

  /// Calls the pending closures. They may start and stop animations; new calls wait for the next frame.
  private func runCalls() {
    let due = calls
    calls = []
    for call in due { call() }
  }

  // MARK: - Moving to a host

  /// The animations of layers that aren't displayed yet. All hosts share the list, since the host of a tree is
  /// determined later.
  ///
  /// Unlocked: as with layers, only the user interface thread uses it.
  private nonisolated(unsafe) static var waiting: [LayerAnimations] = []

  /// Adds animations of a layer that no host displays yet. Until one does, the host whose code added them advances
  /// them.
  static func waitForHost(_ list: LayerAnimations) {
    waiting.append(list)
  }

  /// Takes over the animations of layers that this host now displays.
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
        // Their progress is kept.
        for entry in list.entries { entry.animation.timing.beginTime += now - former.now }
      }
      return true
    }
  }

  // MARK: - Removal from the tree

  /// Handles a layer that was removed from its superlayer. Unless it is added again before the next frame, its
  /// animations and those of its sublayers end.
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

  /// The closures that restore the own values of layers while others are displayed.
  private var ownValues: [ObjectIdentifier: () -> Void] = [:]

  /// Calls `body` while all layers have the values of their animations.
  ///
  /// It takes time for each animated layer only, which gets other values and then its own again.
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

  /// Calls `body` while layers and their sublayers have the values of their animations at an earlier time. Has no
  /// effect without animations.
  func withDelay(_ delay: CFTimeInterval, of layers: [CALayer], _ body: () -> Void) {
    guard delay != 0, isPresenting, !ownValues.isEmpty else { return body() }
    var shown: [() -> Void] = []
    func goBack(_ layer: CALayer) {
      if let takeOwn = ownValues[ObjectIdentifier(layer)], let entries = layer.extras?.animations?.entries {
        shown.append(layer.saveValues())
        takeOwn()
        // The displayed values are written to a copy of the rarely used values.
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

/// A driver that advances an animation in place of the clock.
package protocol AnimationDriver: AnyObject {
  /// Returns the progress of the animation with its pacing: 0 at its beginning, 1 at its end, and beyond them if it
  /// overshoots; `nil` if it has no effect.
  func progress(atClockTime time: CFTimeInterval) -> Double?
}

/// A listener that is notified when the clock advances and before a frame is displayed.
package protocol ClockListener: AnyObject {
  func clockHasMoved()
}
