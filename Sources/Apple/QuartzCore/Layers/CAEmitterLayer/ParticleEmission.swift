import Foundation

/// The particles of an emitter at a moment.
///
/// The births of a cell are numbered and occur at regular intervals. The random numbers of a particle derive from the
/// emitter's seed, its cell and its number. Therefore, a particle is the same at every moment without stored state.
struct ParticleEmission {
  let layer: CAEmitterLayer
  let hostTime: CFTimeInterval
  let localTime: CFTimeInterval
  /// Whether nothing was emitted before the layer's time 0.
  let beginsAtZero: Bool

  /// The maximum number of particles that are drawn, in case of a wrong value.
  private static let maximumCount = 20_000
  private static let maximumDepth = 3

  var particles: [EmittedParticle] {
    var result: [EmittedParticle] = []
    for (index, cell) in (layer.emitterCells ?? []).enumerated() where result.count < Self.maximumCount {
      let key = UInt64(layer.seed) &* 1_000_003 &+ UInt64(index)
      let start = beginsAtZero ? 0 : -Double.infinity
      emit(cell, key: key, from: start, to: localTime, of: .shape(layer), depth: 0, into: &result)
    }
    switch layer.renderMode {
    case .oldestFirst: result.sort { ($0.age, $0.order) > ($1.age, $1.order) }
    case .oldestLast: result.sort { ($0.age, $0.order) < ($1.age, $1.order) }
    case .backToFront: result.sort { ($0.depth, $0.order) < ($1.depth, $1.order) }
    default: break
    }
    return result
  }

  /// The position at which particles are born.
  private enum Origin {
    case shape(CAEmitterLayer)
    case particle(Flight, birth: CFTimeInterval)
  }

  /// The flight path of a particle in space.
  private struct Flight {
    var start: (x: CGFloat, y: CGFloat, z: CGFloat)
    var velocity: (x: CGFloat, y: CGFloat, z: CGFloat)
    var acceleration: (x: CGFloat, y: CGFloat, z: CGFloat)
    var direction: CGFloat

    func place(at age: CGFloat) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
      (
        start.x + velocity.x * age + acceleration.x * age * age / 2,
        start.y + velocity.y * age + acceleration.y * age * age / 2,
        start.z + velocity.z * age + acceleration.z * age * age / 2
      )
    }
  }

  /// - Parameters:
  ///   - start: The local time at which the births begin.
  ///   - end: The local time at which the births end.
  private func emit(
    _ cell: CAEmitterCell, key: UInt64, from start: CFTimeInterval, to end: CFTimeInterval, of origin: Origin,
    depth: Int, into result: inout [EmittedParticle]
  ) {
    guard cell.isEnabled else { return }
    let longest = Double(max(0, layer.lifetime * (cell.lifetime + abs(cell.lifetimeRange) / 2)))
    // A particle that emits others is needed during their lifetime.
    let following = (cell.emitterCells ?? []).map { Double(layer.lifetime * ($0.lifetime + abs($0.lifetimeRange) / 2)) }
    let oldest = localTime - longest - (following.max() ?? 0)
    let first = max(start + cell.beginTime, oldest)
    guard longest > 0, first <= end else { return }
    let multiplier = depth == 0 ? layer.births.largestRate(since: hostTime - (localTime - first)) : 1
    let rate = Double(cell.births.largestRate(since: hostTime - (localTime - first)) * multiplier)
    guard rate > 0, rate.isFinite else { return }
    // Births are numbered from time 0 or from the birth of the emitting particle.
    let zero = start.isFinite ? start : 0
    var number = Int64(((first - zero) * rate).rounded(.up))
    while result.count < Self.maximumCount {
      let birth = zero + Double(number) / rate
      guard birth <= end else { return }
      defer { number += 1 }
      var random = ParticleRandom(key: key, number: number)
      // A rate smaller than the largest one skips some of the births.
      let hostBirth = hostTime - (localTime - birth)
      let now = Double(cell.births.rate(at: hostBirth) * (depth == 0 ? layer.births.rate(at: hostBirth) : 1))
      let chance = random.unit()
      if chance * rate >= now { continue }
      add(cell, born: birth, key: key, number: number, &random, of: origin, depth: depth, into: &result)
    }
  }

  private func add(
    _ cell: CAEmitterCell, born birth: CFTimeInterval, key: UInt64, number: Int64, _ random: inout ParticleRandom,
    of origin: Origin, depth: Int, into result: inout [EmittedParticle]
  ) {
    func varied(_ value: Double, _ range: Double) -> Double { value + range * (random.unit() - 0.5) }
    let age = localTime - birth
    let life = Double(layer.lifetime) * varied(Double(cell.lifetime), Double(cell.lifetimeRange))
    let speed = Double(layer.velocity) * varied(Double(cell.velocity), Double(cell.velocityRange))
    let longitude = varied(Double(cell.emissionLongitude), Double(cell.emissionRange))
    let latitude = Double(cell.emissionLatitude)
    let scale = varied(Double(cell.scale), Double(cell.scaleRange))
    let spin = Double(layer.spin) * varied(Double(cell.spin), Double(cell.spinRange))
    let colors = [
      (\CGColor.redPart, cell.redRange, cell.redSpeed), (\.greenPart, cell.greenRange, cell.greenSpeed),
      (\.bluePart, cell.blueRange, cell.blueSpeed), (\.alpha, cell.alphaRange, cell.alphaSpeed),
    ].map { part, range, change in
      let value = cell.color.map { Double($0[keyPath: part]) } ?? 1
      return min(max(varied(value, Double(range)) + Double(change) * age, 0), 1)
    }
    var place: (x: CGFloat, y: CGFloat, z: CGFloat)
    var base: CGFloat = 0
    switch origin {
    case .shape(let layer): place = EmitterShape(layer).place(&random)
    case .particle(let flight, let parentBirth):
      place = flight.place(at: CGFloat(birth - parentBirth))
      base = flight.direction
    }
    let angle = base + CGFloat(longitude)
    let flat = CGFloat(speed * cos(latitude))
    let flight = Flight(
      start: place, velocity: (flat * cos(angle), flat * sin(angle), CGFloat(speed * sin(latitude))),
      acceleration: (cell.xAcceleration, cell.yAcceleration, cell.zAcceleration), direction: angle)
    if age >= 0, age < life, let image = (cell.contents as AnyObject?) as? CGImage {
      let now = flight.place(at: CGFloat(age))
      result.append(
        EmittedParticle(
          image: image, part: cell.contentsRect, imageScale: max(cell.contentsScale, 0.01),
          minificationFilter: CALayerContentsFilter(rawValue: cell.minificationFilter),
          magnificationFilter: CALayerContentsFilter(rawValue: cell.magnificationFilter),
          position: CGPoint(x: now.x, y: now.y), depth: now.z,
          scale: CGFloat(layer.scale) * CGFloat(scale + Double(cell.scaleSpeed) * age),
          angle: CGFloat(spin * age), color: colors, age: age, order: result.count))
    }
    guard depth < Self.maximumDepth, life > 0 else { return }
    for (index, inner) in (cell.emitterCells ?? []).enumerated() {
      emit(
        inner, key: key &* 31 &+ UInt64(bitPattern: number) &* 131 &+ UInt64(index + 1), from: birth,
        to: min(localTime, birth + life), of: .particle(flight, birth: birth), depth: depth + 1, into: &result)
    }
  }
}

/// The shape in which particles are emitted.
private struct EmitterShape {
  private let layer: CAEmitterLayer

  init(_ layer: CAEmitterLayer) { self.layer = layer }

  func place(_ random: inout ParticleRandom) -> (x: CGFloat, y: CGFloat, z: CGFloat) {
    let (first, second, third) = (random.unit(), random.unit(), random.unit())
    var (x, y, z): (Double, Double, Double) = (0, 0, 0)
    let isOutline = layer.emitterMode == .outline || layer.emitterMode == .points
    let (width, height) = (Double(layer.emitterSize.width), Double(layer.emitterSize.height))
    switch layer.emitterShape {
    case .line: x = (layer.emitterMode == .points ? first.rounded() - 0.5 : first - 0.5) * width
    case .rectangle, .cuboid:
      (x, y) = ((first - 0.5) * width, (second - 0.5) * height)
      if layer.emitterMode == .points {
        (x, y) = ((first.rounded() - 0.5) * width, (second.rounded() - 0.5) * height)
      } else if isOutline {
        // The probability of a side is proportional to its length.
        if third * (width + height) < width {
          y = (second < 0.5 ? -0.5 : 0.5) * height
        } else {
          x = (first < 0.5 ? -0.5 : 0.5) * width
        }
      }
      if layer.emitterShape == .cuboid { z = (third - 0.5) * Double(layer.emitterDepth) }
    case .circle, .sphere:
      let radius = isOutline || layer.emitterMode == .surface && layer.emitterShape == .sphere ? 1 : second.squareRoot()
      (x, y) = (cos(2 * .pi * first) * radius * width, sin(2 * .pi * first) * radius * width)
      if layer.emitterShape == .sphere { z = (third - 0.5) * 2 * width }
    default: break
    }
    return (
      layer.emitterPosition.x + CGFloat(x), layer.emitterPosition.y + CGFloat(y), layer.emitterZPosition + CGFloat(z)
    )
  }
}

/// The random numbers of a particle (SplitMix64).
private struct ParticleRandom {
  private var state: UInt64

  init(key: UInt64, number: Int64) {
    state = (key &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: number) &* 0xD1B5_4A32_D192_ED03
  }

  /// Returns a number from 0 up to but not including 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ (value >> 31)) >> 11) / Double(1 << 53)
  }
}

extension CGColor {
  fileprivate var redPart: CGFloat { part(0) }
  fileprivate var greenPart: CGFloat { part(1) }
  fileprivate var bluePart: CGFloat { part(2) }

  /// Returns a component of the color. A gray has one component in addition to alpha.
  private func part(_ index: Int) -> CGFloat {
    guard let components, components.count > 1 else { return 1 }
    return components.count > 3 ? components[index] : components[0]
  }
}
