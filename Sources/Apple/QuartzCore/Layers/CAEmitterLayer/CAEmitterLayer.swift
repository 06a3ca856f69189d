import Foundation

/// A layer that emits particles, such as snow, sparks or confetti.
///
/// The position of a particle depends only on its birth and the host's clock, so that the image of a moment is the
/// same in every run. As on a device, particles have been emitted forever when the layer is first displayed, unless
/// `beginTime` is set.
///
/// - Source: developer.apple.com/documentation/quartzcore/caemitterlayer
open class CAEmitterLayer: CALayer {
  final var births = BirthHistory(rate: 1)

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let original = layer as? CAEmitterLayer else { return }
    births = original.births
    emitterCells = original.emitterCells
    lifetime = original.lifetime
    emitterPosition = original.emitterPosition
    emitterZPosition = original.emitterZPosition
    emitterSize = original.emitterSize
    emitterDepth = original.emitterDepth
    emitterShape = original.emitterShape
    emitterMode = original.emitterMode
    renderMode = original.renderMode
    velocity = original.velocity
    scale = original.scale
    spin = original.spin
    seed = original.seed
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The cells of the particles. Default: `nil`.
  open var emitterCells: [CAEmitterCell]?

  /// The factor of the cells' birth rates. Default: `1`. `0` stops the emission, while existing particles continue.
  open var birthRate: Float {
    get { births.rate }
    set { births.change(to: newValue) }
  }

  /// The factor of the cells' lifetimes. Default: `1`.
  open var lifetime: Float = 1
  /// The center of the shape, in the layer's coordinates. Default: zero.
  open var emitterPosition = CGPoint.zero
  /// The center of the shape along the z axis. Default: `0`. It has no visible effect, since particles are drawn
  /// without perspective.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points. Default: zero.
  open var emitterSize = CGSize.zero
  /// The size of the shape along the z axis. Default: `0`.
  open var emitterDepth: CGFloat = 0
  /// The shape. Default: `.point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape in which particles are emitted. Default: `.volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order and blending of particles. Default: `.unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// The factor of the cells' velocities. Default: `1`.
  open var velocity: Float = 1
  /// The factor of the cells' scales. Default: `1`.
  open var scale: Float = 1
  /// The factor of the cells' spins. Default: `1`.
  open var spin: Float = 1
  /// The seed of the random numbers. Default: `0`.
  open var seed: UInt32 = 0

  // MARK: - Drawing

  /// The particles at the host's current time, in drawing order.
  package final var particles: [EmittedParticle] {
    let now = host.clock.now
    let local = convertTime(now, from: nil)
    let emission = ParticleEmission(
      layer: self, hostTime: now, localTime: local, beginsAtZero: beginTime != 0)
    return emission.particles
  }

  package override func drawForegroundContent(in context: CGContext) {
    for particle in particles { particle.draw(in: context, isAdditive: renderMode == .additive) }
  }

  package override var builtInPartCount: Int { emitterCells?.isEmpty ?? true ? 0 : 2 }

  package override var drawsBeyondBounds: Bool { !(emitterCells?.isEmpty ?? true) }

  package override var builtInExtent: CGRect {
    let farthest = (emitterCells ?? []).map { reach(of: $0) }.max() ?? 0
    let side = farthest + max(emitterSize.width, emitterSize.height)
    return CGRect(origin: emitterPosition, size: .zero).insetBy(dx: -side, dy: -side)
  }

  /// Returns the maximum distance from its birth at which a cell's particle, or one that it emits, draws.
  private func reach(of cell: CAEmitterCell) -> CGFloat {
    let time = CGFloat(lifetime * (cell.lifetime + cell.lifetimeRange / 2))
    let speed = CGFloat(velocity) * (abs(cell.velocity) + cell.velocityRange / 2)
    let acceleration = abs(cell.xAcceleration) + abs(cell.yAcceleration)
    let image = (cell.contents as AnyObject?) as? CGImage
    let size = image.map { CGFloat(max($0.width, $0.height)) / max(cell.contentsScale, 0.01) } ?? 0
    let scale = CGFloat(scale) * (abs(cell.scale) + cell.scaleRange / 2 + abs(cell.scaleSpeed) * time)
    let inner = (cell.emitterCells ?? []).map { reach(of: $0) }.max() ?? 0
    return speed * time + acceleration * time * time / 2 + size * scale + inner
  }

  // MARK: - Values by key

  /// Returns the cell and the name of the property in `emitterCells.NAME.PROPERTY`.
  private func cell(at keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return emitterCells?.first { $0.name == parts[1] }.map { ($0, parts[2]) }
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, key) = cell(at: keyPath) { return cell.property(forKey: key) }
    return super.value(forKeyPath: keyPath)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, key) = cell(at: keyPath) { return cell.set(value, forKey: key) }
    super.setValue(value, forKeyPath: keyPath)
  }

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterLayer, Float> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity, "scale": \.scale, "spin": \.spin,
  ]

  open override func setValue(_ value: Any?, forKey key: String) {
    guard let box = value.flatMap({ AnimationValue($0) }), show(box, forKey: key) else {
      return super.setValue(value, forKey: key)
    }
  }

  private func show(_ value: AnimationValue, forKey key: String) -> Bool {
    if let path = Self.numbers[key], let number = value.number {
      self[keyPath: path] = Float(number)
    } else if key == "emitterPosition", let point = value.point {
      emitterPosition = point
    } else if key == "emitterSize", let size = value.size {
      emitterSize = size
    } else {
      return false
    }
    return true
  }

  package override func showValue(_ value: AnimationValue, forKey name: String) {
    if !show(value, forKey: name) { super.showValue(value, forKey: name) }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let (births, lifetime, velocity, scale, spin) = (births, lifetime, velocity, scale, spin)
    let (position, size) = (emitterPosition, emitterSize)
    return { [self] in
      self.births = births
      self.lifetime = lifetime
      self.velocity = velocity
      self.scale = scale
      self.spin = spin
      emitterPosition = position
      emitterSize = size
    }
  }

  package override func propertyValue(forKey name: String) -> Any? {
    if let path = Self.numbers[name] { return self[keyPath: path] }
    switch name {
    case "emitterPosition": return emitterPosition
    case "emitterSize": return emitterSize
    case "emitterCells": return emitterCells
    default: return super.propertyValue(forKey: name)
    }
  }
}
