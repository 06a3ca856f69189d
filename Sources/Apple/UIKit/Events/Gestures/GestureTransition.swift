/// The transitions of a recognizer between states, as the delegate and the other recognizers allow them.
///
/// ```
/// possible --> began --> changed --> ended        a gesture that goes on
///    |           |          |
///    |           +----------+------> cancelled
///    +--> ended                                   a gesture of a moment
///    +--> failed
/// ```
@MainActor
enum GestureTransition {
  static func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    Gestures.current.handle { change(recognizer, to: state) }
  }

  private static func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.stateStorage, state) {
    case (.possible, .began), (.possible, .changed):
      attempt(recognizer, .began)
    case (.possible, .ended):
      attempt(recognizer, .ended)
    case (.possible, .failed), (.possible, .cancelled):
      fail(recognizer)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      set(recognizer, .changed)
    case (.began, .ended), (.changed, .ended):
      set(recognizer, .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      set(recognizer, .cancelled)
    case (.possible, .possible), (.began, .possible), (.changed, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      break  // Only the end of the sequence leads back.
    }
  }

  /// Ends a gesture in progress without success, after the recognizer was disabled or removed.
  static func abandon(_ recognizer: UIGestureRecognizer) {
    Gestures.current.handle {
      if recognizer.stateStorage == .possible {
        if Gestures.current.isActive(recognizer) { fail(recognizer) }
      } else if !recognizer.stateStorage.isFinal {
        set(recognizer, .cancelled)
      }
    }
  }

  // MARK: - Recognizing

  private static func attempt(_ recognizer: UIGestureRecognizer, _ wanted: GestureSequence.Pending) {
    if let pending = recognizer.sequence.pending {
      if wanted == .ended, pending == .began { recognizer.sequence.pending = .beganAndEnded }
      return
    }
    guard recognizer.isEnabled, mayBegin(recognizer) else { return fail(recognizer) }
    // The delegate may have changed the state.
    guard recognizer.stateStorage == .possible else { return }
    recognizer.sequence.pending = wanted
    proceed(recognizer)
  }

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isReady else { return false }
    for view in Gestures.current.askedViews(for: recognizer) where !view.gestureRecognizerShouldBegin(recognizer) {
      return false
    }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Advances a gesture that was detected: it fails, continues to wait, or is recognized.
  static func proceed(_ recognizer: UIGestureRecognizer) {
    guard let pending = recognizer.sequence.pending, recognizer.stateStorage == .possible else { return }
    let others = Gestures.current.companions(of: recognizer)
    if others.contains(where: { $0.stateStorage.isRecognized && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    var waits = false
    for other in Gestures.current.rivals(of: recognizer) where requiresFailure(recognizer, of: other) {
      if other.stateStorage.isRecognized { return fail(recognizer) }
      if other.stateStorage == .possible { waits = true }
    }
    if waits { return }
    recognizer.sequence.pending = nil
    switch pending {
    case .began: recognize(recognizer, .began)
    case .ended: recognize(recognizer, .ended)
    case .beganAndEnded:
      recognize(recognizer, .began)
      Gestures.current.sendActions()
      if recognizer.stateStorage == .began { set(recognizer, .ended) }
    }
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    set(recognizer, state)
    for other in Gestures.current.companions(of: recognizer)
    where other.stateStorage == .possible && prevents(recognizer, other) {
      fail(other)
    }
    // The recognizers that waited for this one to fail.
    for other in Gestures.current.rivals(of: recognizer) where other.sequence.pending != nil { proceed(other) }
    if recognizer.cancelsTouchesInView { Gestures.current.cancelTouchesInViews(of: recognizer) }
  }

  private static func set(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    recognizer.stateStorage = state
    Gestures.current.stateDidChange(recognizer)
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.stateStorage == .possible else { return }
    recognizer.stateStorage = .failed
    recognizer.sequence.pending = nil
    Gestures.current.didFail(recognizer)
  }

  // MARK: - Relations between recognizers

  /// Returns whether one recognizer prevents another one.
  private static func prevents(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
    return !allowsBoth(recognizer, other)
  }

  private static func allowsBoth(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false
      || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
  }

  private static func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
    recognizer.requirements.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }
}
