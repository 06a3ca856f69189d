/// An animation call. While its block runs, changes of views become animations.
///
/// A view's layer asks the view for an action at each change (`UIView.action(for:forKey:)`), which this class provides.
@MainActor
final class ViewAnimation {
  /// The pacing of an animation.
  enum Pacing {
    case curve(CAMediaTimingFunction)
    case spring(Spring)
  }

  /// The animation whose block is running; `nil` outside of one and where changes aren't animated.
  static var current: ViewAnimation? { ViewAnimations.current.running }

  var duration: Double
  var delay: Double
  var pacing: Pacing
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  var autoreverses: Bool
  /// The animations to wait for.
  let batch = AnimationBatch()
  /// The collector of keyframes, which become animations at the end of the block.
  var keyframes: KeyframeCollector?
  /// The driver that sets the progress of the animations in place of the clock and records the changes.
  var driver: (any AnimationDriver)?
  var recorder: ((AnimatedChange) -> Void)?
  private var views: [UIView] = []

  init(duration: Double, delay: Double = 0, pacing: Pacing? = nil, options: UIView.AnimationOptions = []) {
    let outer = ViewAnimation.current
    var options = options
    if let outer, !options.contains(.overrideInheritedOptions) {
      options.formUnion(outer.options.intersection([.allowUserInteraction, .repeat, .autoreverse, .flushUpdates]))
    }
    let inheritsDuration = outer != nil && !options.contains(.overrideInheritedDuration)
    let inheritsCurve = outer != nil && !options.contains(.overrideInheritedCurve)
    self.options = options
    self.duration = inheritsDuration ? outer?.duration ?? duration : duration
    self.delay = delay
    let own = pacing ?? .curve(options.curve.timingFunction)
    self.pacing = inheritsCurve ? outer?.pacing ?? own : own
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
  }

  // MARK: - Running blocks

  /// Calls a block with animated changes, and calls `completion` when all its animations have ended.
  func run(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
    guard ViewAnimations.current.areEnabled else {
      animations()
      completion?(true)
      return
    }
    perform(animations)
    guard let completion else { return }
    guard batch.isRunning else {
      AppHost.current.animations.callInNextFrame { completion(true) }
      return
    }
    batch.close(completion)
  }

  /// Calls a block with animated changes.
  func perform(_ animations: () -> Void) {
    let state = ViewAnimations.current
    let outer = state.running
    flushUpdates()
    state.running = animatesAtAll ? self : nil
    animations()
    flushUpdates()
    if options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    keyframes?.addAnimations(of: self)
    state.running = outer
  }

  /// Performs pending updates of the host's windows, if the app asked for it. Their changes belong to the animation that
  /// is current.
  private func flushUpdates() {
    guard options.contains(.flushUpdates) else { return }
    for window in UIApplication.shared.windows where !window.isHidden { window.layoutIfNeeded() }
  }

  /// Calls a block without animations.
  static func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = ViewAnimations.current
    let (outer, wereEnabled) = (state.running, state.areEnabled)
    outer?.flushUpdates()
    state.running = nil
    state.areEnabled = false
    defer {
      outer?.flushUpdates()
      state.running = outer
      state.areEnabled = wereEnabled
    }
    return try body()
  }

  /// Calls a closure that sets up a new object, whose initial state isn't animated.
  static func withoutInheritedAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
    current == nil ? try body() : try withoutAnimation(body)
  }

  private var animatesAtAll: Bool { duration > 0 || delay > 0 || driver != nil }

  // MARK: - Changes

  /// Returns the action for a change of a view's layer; `nil` for a property that isn't animated.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let key = AnimatedKey(rawValue: event) else { return nil }
    if options.contains(.layoutSubviews), let view = layer.delegate as? UIView, !views.contains(where: { $0 === view })
    {
      views.append(view)
    }
    return ViewChange(key, of: layer, in: self)
  }

  /// Adds an animation of this call to a layer.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer, forKey key: String) {
    configure(animation)
    let transactions = AppHost.current.transactions
    transactions.viewBatch = batch
    layer.add(animation, forKey: key)
    transactions.viewBatch = nil
  }

  func configure(_ animation: CAAnimation) {
    animation.driver = driver
    animation.blocksTouches = !options.contains(.allowUserInteraction)
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if driver != nil { return }
    animation.duration = max(duration, 1e-6)
    animation.delay = max(delay, 0)
    if case .curve(let function) = pacing { animation.timingFunction = function }
  }

  /// Returns a basic animation of a key or a spring, depending on the pacing.
  func makeAnimation(of key: String) -> CABasicAnimation {
    guard case .spring(let spring) = pacing, driver == nil else { return CABasicAnimation(keyPath: key) }
    let animation = CASpringAnimation(keyPath: key)
    animation.use(spring)
    return animation
  }
}
