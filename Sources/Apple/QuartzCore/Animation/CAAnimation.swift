import RuntimeSupport

/// What all animations have in common: a time line, a pacing, and a delegate.
///
/// A layer keeps a copy of what is added to it, so that changing an animation afterwards changes nothing. Layers show an
/// animation's values and keep their own: when it ends and is removed, the layer's own values show again.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package final var timing = LayerTiming()
  private final var attributes: [String: Any] = [:]
  /// Where something else than the clock says how far the animation has come, that.
  package final var driver: (any AnimationDriver)?
  /// Seconds to wait after being added, for animations without a `beginTime`.
  package final var delay: CFTimeInterval = 0
  /// Touches pass by a view of which this is an animation.
  package final var blocksTouches = false

  /// Creates an animation that lasts as long as the transaction says that it is added in.
  public override init() {
    super.init()
  }

  /// The pacing. Default `nil`, which is even, unless the transaction has one.
  open var timingFunction: CAMediaTimingFunction?

  /// Who hears of the beginning and the end. Kept alive. Default `nil`.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer lets the animation go when it has ended. Default `true`.
  open var isRemovedOnCompletion = true

  /// How many frames a second the animation would like. Default: no wish. The host makes its frames at its own rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: - Time line

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length, in seconds, of one run. Default `0`: that of the transaction, or of the group, that it is added to.
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

  /// Returns the value that a property of a new animation has; `nil` for unknown ones.
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

  /// Returns a property by its name, or what was set for a key of one's own.
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

  /// Sets a property by its name, or keeps a value for a key of one's own, which copies of the animation have too.
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

  /// Returns a copy of the same class, made by its `init()`.
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

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: - What it shows

  /// Shows the animation in the values of a layer.
  ///
  /// - Parameters:
  ///   - time: of the layer, or of the group that the animation is part of.
  ///   - duration: where the animation has none of its own.
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

  /// How far a moment has come, by the pacing.
  package final func progress(at moment: AnimationMoment) -> Double {
    guard !moment.isPaced, let timingFunction else { return moment.fraction }
    return timingFunction.progress(at: moment.fraction)
  }

  package func show(on layer: CALayer, _ moment: AnimationMoment) {}
}
