/// An animation that a spring pulls from one value to the other: it may overshoot and swing before it rests.
///
/// The animation is cut off at its `duration`: set that to `settlingDuration` to see it come to rest.
///
/// - Source: developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
  private final var spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  /// Creates a spring by how it feels.
  ///
  /// - Parameters:
  ///   - perceptualDuration: how long, in seconds, the way takes; swinging on after it is not counted.
  ///   - bounce: 0 for none, up to 1 for a spring that never rests, less than 0 for one that creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The mass at the end of the spring; more is slower. Default `1`. Must be greater than 0.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  /// How hard the spring pulls; more is faster. Default `100`. Must be greater than 0.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  /// The friction that brings the spring to rest. Default `10`. `0` or more.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// The speed at the beginning, in ways a second: 1 is fast enough to go all the way in a second. Default `0`.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// Whether a damping beyond the critical one makes the spring creep; without it, it counts as the critical one.
  /// Default `false`.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// How long, in seconds, the way takes, swinging on not counted.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// How much the spring swings: 0 not at all, towards 1 for ever.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  /// How long, in seconds, until the spring is at rest: less than a thousandth of the way from its end. Infinity
  /// without damping.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "mass": 1.0
    case "stiffness": 100.0
    case "damping": 10.0
    case "initialVelocity": 0.0
    default: super.defaultValue(forKey: key)
    }
  }

  /// Takes a spring's figures over.
  package final func use(_ spring: Spring) {
    self.spring = spring
  }

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    if let copy = copy as? CASpringAnimation { copy.spring = spring }
  }

  package override func progress(of moment: AnimationMoment) -> Double {
    if moment.isPaced { return moment.fraction }
    return spring.progress(at: progress(at: moment) * moment.duration)
  }
}
