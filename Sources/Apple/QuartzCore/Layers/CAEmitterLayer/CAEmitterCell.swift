import Foundation

/// The appearance, number and movement of an emitter's particles.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemittercell
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The history of the birth rate, per second.
  final var births = BirthHistory(rate: 0)

  public override init() { super.init() }

  /// The name of the cell in key paths of an emitter layer: `emitterCells.NAME.birthRate`. Default: `nil`.
  open var name: String?

  /// Whether particles are drawn. Default: `true`.
  open var isEnabled = true

  // MARK: - Births and lifetimes

  /// The number of particles that are emitted per second. Default: `0`.
  open var birthRate: Float {
    get { births.rate }
    set { births.change(to: newValue) }
  }

  /// The lifetime of a particle in seconds. Default: `0`.
  open var lifetime: Float = 0
  /// The range of the particles' lifetimes in seconds. Default: `0`.
  open var lifetimeRange: Float = 0

  // MARK: - Motion

  /// The angle of emission from the xy-plane toward the viewer, in radians. Default: `0`.
  open var emissionLatitude: CGFloat = 0
  /// The angle of emission in the xy-plane, in radians from the x axis. Default: `0`.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the emission cone, in radians. Default: `0`.
  open var emissionRange: CGFloat = 0
  /// The velocity of a particle in points per second. Default: `0`.
  open var velocity: CGFloat = 0
  /// The range of the particles' velocities. Default: `0`.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the x axis, in points per second squared. Default: `0`.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the y axis, in points per second squared. Default: `0`.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis, in points per second squared. Default: `0`.
  open var zAcceleration: CGFloat = 0

  // MARK: - Appearance

  /// The scale of the image. Default: `1`.
  open var scale: CGFloat = 1
  /// The range of the particles' scales. Default: `0`.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second. Default: `0`.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle in radians per second. Default: `0`.
  open var spin: CGFloat = 0
  /// The range of the particles' spins. Default: `0`.
  open var spinRange: CGFloat = 0
  /// The color that multiplies the colors of the image. Default: opaque white, the same as `nil`.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The range of the particles' red component. Default: `0`.
  open var redRange: Float = 0
  /// The range of the particles' green component. Default: `0`.
  open var greenRange: Float = 0
  /// The range of the particles' blue component. Default: `0`.
  open var blueRange: Float = 0
  /// The range of the particles' alpha. Default: `0`.
  open var alphaRange: Float = 0
  /// The change of the red component per second. Default: `0`.
  open var redSpeed: Float = 0
  /// The change of the green component per second. Default: `0`.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second. Default: `0`.
  open var blueSpeed: Float = 0
  /// The change of the alpha per second. Default: `0`.
  open var alphaSpeed: Float = 0
  /// The image, a `CGImage`. Default: `nil`, which draws nothing.
  open var contents: Any?
  /// The part of the image that is drawn, in its unit square. Default: the whole image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the image's pixels per point. Default: `1`.
  open var contentsScale: CGFloat = 1

  /// The filter for drawing the image smaller, a raw value of `CALayerContentsFilter`. Default: "linear".
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter for drawing the image larger, a raw value of `CALayerContentsFilter`. Default: "linear".
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue

  /// The cells that each particle emits at its position. Default: `nil`.
  open var emitterCells: [CAEmitterCell]?

  // MARK: - Time

  final var timing = LayerTiming(duration: .infinity)

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
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

  /// Returns the default value of a property; `nil` for unknown names and for properties without a value.
  open class func defaultValue(forKey key: String) -> Any? {
    let cell = CAEmitterCell()
    if let path = numbers[key] { return cell[keyPath: path] }
    if let path = lengths[key] { return cell[keyPath: path] }
    switch key {
    case "color": return cell.color
    case "enabled": return cell.isEnabled
    case "contentsRect": return cell.contentsRect
    case "minificationFilter": return cell.minificationFilter
    case "magnificationFilter": return cell.magnificationFilter
    case "duration": return cell.duration
    case "speed": return cell.speed
    default: return nil
    }
  }

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]

  private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]

  /// Sets a property by name, for key paths of emitter layers. Has no effect for unknown names.
  package final func set(_ value: Any?, forKey key: String) {
    let number = value.flatMap { AnimationValue($0)?.number }
    if let path = Self.numbers[key], let number {
      self[keyPath: path] = Float(number)
    } else if let path = Self.lengths[key], let number {
      self[keyPath: path] = CGFloat(number)
    } else if key == "color" {
      color = value.flatMap { AnimationValue($0)?.color } ?? nil
    } else if key == "contents" {
      contents = value
    } else if key == "enabled", let number {
      isEnabled = number != 0
    }
  }

  /// Returns a property by name.
  package final func property(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return self[keyPath: path] }
    if let path = Self.lengths[key] { return self[keyPath: path] }
    switch key {
    case "name": return name
    case "color": return color
    case "contents": return contents
    case "enabled": return isEnabled
    default: return nil
    }
  }
}
