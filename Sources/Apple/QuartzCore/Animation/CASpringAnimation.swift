/// An animation with a spring between two values, which may overshoot and oscillate before it is at rest.
///
/// The animation ends at its `duration`. With `settlingDuration`, it comes to rest.
///
/// - Source: developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
  private final var spring = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  /// Creates a spring with a perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceived duration in seconds, without the oscillation after it.
  ///   - bounce: 0 for none, up to 1 for a spring that never comes to rest, negative for overdamping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The mass at the end of the spring. A larger mass is slower. Default: `1`. It must be greater than 0.
  open var mass: CGFloat {
    get { CGFloat(spring.mass) }
    set { spring.mass = Double(newValue) }
  }

  /// The stiffness of the spring. A larger stiffness is faster. Default: `100`. It must be greater than 0.
  open var stiffness: CGFloat {
    get { CGFloat(spring.stiffness) }
    set { spring.stiffness = Double(newValue) }
  }

  /// The friction that damps the oscillation. Default: `10`. It must be at least 0.
  open var damping: CGFloat {
    get { CGFloat(spring.damping) }
    set { spring.damping = Double(newValue) }
  }

  /// The initial velocity, in distances per second. Default: `0`.
  open var initialVelocity: CGFloat {
    get { CGFloat(spring.initialVelocity) }
    set { spring.initialVelocity = Double(newValue) }
  }

  /// Whether the spring can be overdamped. If it is `false`, a larger damping has the effect of the critical one.
  /// Default: `false`.
  open var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The perceived duration in seconds, without the oscillation after it.
  open var perceptualDuration: CFTimeInterval { spring.perceptualDuration }

  /// The amount of oscillation: 0 for none, toward 1 for endless oscillation.
  open var bounce: CGFloat { CGFloat(spring.bounce) }

  /// The time in seconds until the distance from the end is less than a thousandth of the whole. Infinity without
  /// damping.
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

  /// Copies the parameters of a spring.
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
