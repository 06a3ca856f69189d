import RuntimeSupport

/// The base class of animations, with a time line, a pacing and a delegate.
///
/// A layer stores a copy of an added animation, so that later changes of the animation have no effect. Layers display
/// the values of an animation without changing their own, which are displayed again when the animation is removed.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package final var timing = LayerTiming()
  private final var attributes: [String: Any] = [:]
  /// The driver that sets the progress of the animation in place of the clock, if there is one.
  package final var driver: (any AnimationDriver)?
  /// The delay in seconds after being added, for animations without a `beginTime`.
  package final var delay: CFTimeInterval = 0
  /// Whether the animated view receives no touches.
  package final var blocksTouches = false

  /// Creates an animation with the duration of the transaction in which it is added.
  public override init() {
    super.init()
  }

  /// The pacing. Default: `nil`, which is linear unless the transaction has one.
  open var timingFunction: CAMediaTimingFunction?

  /// The delegate that is notified of the beginning and the end. It is retained. Default: `nil`.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the animation is removed from the layer at its end. Default: `true`.
  open var isRemovedOnCompletion = true

  /// The preferred frame rate. Default: none. The host uses its own frame rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: - Time line

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The duration of one run, in seconds. Default: `0`, the duration of the transaction or of the group that it is
  /// added to.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Values by key

  /// Returns the default value of a property; `nil` for unknown ones.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0 as Double
    case "speed": 1 as Float
    case "repeatCount": 0 as Float
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed
    case "removedOnCompletion": true
    default: nil
    }
  }

  /// Returns the value of a property, or one that was set for a custom key.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "timeOffset": timeOffset
    case "repeatDuration": repeatDuration
    case "speed": speed
    case "repeatCount": repeatCount
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "removedOnCompletion": isRemovedOnCompletion
    case "timingFunction": timingFunction
    case "delegate": delegate
    default: attributes[key]
    }
  }

  /// Sets the value of a property or of a custom key. Copies of the animation also have it.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap { AnimationValue($0)?.number }
    switch key {
    case "duration": duration = number ?? 0
    case "beginTime": beginTime = number ?? 0
    case "timeOffset": timeOffset = number ?? 0
    case "repeatDuration": repeatDuration = number ?? 0
    case "speed": speed = Float(number ?? 1)
    case "repeatCount": repeatCount = Float(number ?? 0)
    case "autoreverses": autoreverses = (number ?? 0) != 0
    case "fillMode": fillMode = value as? CAMediaTimingFillMode ?? .removed
    case "removedOnCompletion": isRemovedOnCompletion = (number ?? 1) != 0
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: attributes[key] = value
    }
  }

  // MARK: - Copying and running

  /// Returns a copy of the same class, created with its `init()`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInitializers.make(type(of: self))
    copyValues(to: copy)
    return copy
  }

  package func copyValues(to copy: CAAnimation) {
    copy.timing = timing
    copy.attributes = attributes
    copy.driver = driver
    copy.blocksTouches = blocksTouches
    copy.delay = delay
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
  }

  /// Adds the animation to the layer whose property changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - Displayed values

  /// Applies the values of the animation to a layer.
  ///
  /// - Parameters:
  ///   - time: The time of the layer, or of the group that contains the animation.
  ///   - duration: The duration if the animation has none.
  package final func show(on layer: CALayer, at time: CFTimeInterval, defaultDuration duration: CFTimeInterval) {
    if let driver {
      guard let progress = driver.progress(atClockTime: layer.host.clock.now) else { return }
      show(on: layer, AnimationMoment(fraction: progress, run: 0, isPaced: true, duration: duration))
      return
    }
    var timing = timing
    if timing.duration == 0 { timing.duration = duration }
    guard let moment = timing.moment(atParentTime: time) else { return }
    show(on: layer, moment)
  }

  /// Returns the progress at a moment with the pacing applied.
  package final func progress(at moment: AnimationMoment) -> Double {
    guard !moment.isPaced, let timingFunction else { return moment.fraction }
    return timingFunction.progress(at: moment.fraction)
  }

  package func show(on layer: CALayer, _ moment: AnimationMoment) {}
}
