import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CAEmitterLayer", .ownHosts)
struct CAEmitterLayerTests {
  private let layer = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() throws {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 0)
    cell.name = "snow"
    cell.contents = try Self.square(4)
    cell.birthRate = 10
    cell.lifetime = 2
    layer.emitterCells = [cell]
  }

  /// Returns a white picture.
  private static func square(_ side: Int) throws -> CGImage {
    let context = try #require(CGContext(pixelsWide: side, high: side, isOpaque: true))
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    return try #require(context.makeImage())
  }

  private var picture: Picture { Picture(layer, width: 100, height: 100) }
  private func advance(by seconds: Double) { AppHost.current.clock.now += seconds }

  @Test("as many particles live as are born in a lifetime, and they have been emitted forever")
  func count() {
    #expect(layer.particles.count == 20)
    layer.lifetime = 0.5
    #expect(layer.particles.count == 10)
    cell.isEnabled = false
    #expect(layer.particles.isEmpty && picture.extent() == nil)
  }

  @Test("an emitter that begins now has emitted nothing before")
  func beginning() {
    layer.beginTime = layer.convertTime(AppHost.current.clock.now, from: nil) + 0.001
    #expect(layer.particles.isEmpty)
    advance(by: 1.001)
    #expect((10...11).contains(layer.particles.count))
  }

  @Test("particles fly by their velocity and acceleration")
  func flight() throws {
    cell.velocity = 10
    cell.emissionLongitude = .pi / 2
    cell.yAcceleration = 20
    let oldest = try #require(layer.particles.max { $0.age < $1.age })
    #expect(abs(oldest.position.x - 50) < 0.001)
    #expect(abs(oldest.position.y - CGFloat(10 * oldest.age + 10 * oldest.age * oldest.age)) < 0.001)
    let image = try #require(picture.extent())
    #expect(image.minX == 48 && image.maxX == 52 && image.maxY > 50)
  }

  @Test("a moment looks the same on every run, and random numbers follow the seed")
  func determinism() {
    cell.velocity = 20
    cell.velocityRange = 10
    cell.emissionRange = 2 * .pi
    cell.spinRange = 3
    let first = layer.particles.map(\.position)
    #expect(layer.particles.map(\.position) == first)
    #expect(CAEmitterLayer(layer: layer).particles.map(\.position) == first)
    layer.seed = 7
    #expect(layer.particles.map(\.position) != first)
  }

  @Test("what flies goes on when the emitter stops, and ends after its lifetime")
  func stopping() {
    advance(by: 1)
    layer.birthRate = 0
    #expect((19...20).contains(layer.particles.count))
    advance(by: 1)
    #expect((9...11).contains(layer.particles.count))
    advance(by: 1.1)
    #expect(layer.particles.isEmpty)
    layer.birthRate = 1
    advance(by: 0.5)
    #expect((5...6).contains(layer.particles.count))
  }

  @Test("a cell is found by its name in key paths")
  func keyPaths() {
    layer.setValue(30, forKeyPath: "emitterCells.snow.birthRate")
    #expect(cell.birthRate == 30 && layer.value(forKeyPath: "emitterCells.snow.birthRate") as? Float == 30)
    layer.setValue(2.5, forKeyPath: "emitterCells.snow.scale")
    #expect(cell.scale == 2.5)
  }

  @Test("colors are multiplied by the cell's, and fade")
  func colors() {
    cell.birthRate = 1
    cell.lifetime = 1.5
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    let pixel = picture[50, 50]
    #expect(pixel.red == 255 && pixel.green == 0 && pixel.blue == 0)
    cell.alphaSpeed = -1
    advance(by: 0.5)
    #expect((120...135).contains(picture[50, 50].alpha))
  }

  @Test("particles come from their shape", arguments: [CAEmitterLayerEmitterShape.line, .rectangle, .circle])
  func shapes(_ shape: CAEmitterLayerEmitterShape) {
    cell.birthRate = 200
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    layer.emitterSize = CGSize(width: 20, height: 10)
    layer.emitterShape = shape
    let places = layer.particles.map(\.position)
    let (x, y) = (places.map(\.x), places.map(\.y))
    let expected: (ClosedRange<CGFloat>, ClosedRange<CGFloat>) =
      switch shape {
      case .line: (40...60, 50...50)
      case .rectangle: (40...60, 45...55)
      default: (30...70, 30...70)
      }
    #expect(x.allSatisfy { expected.0.contains($0) } && y.allSatisfy { expected.1.contains($0) })
    #expect((x.max() ?? 0) - (x.min() ?? 0) > 15)
  }

  @Test("particles emit cells of their own, from where they are")
  func nested() throws {
    let sparks = CAEmitterCell()
    sparks.contents = try Self.square(2)
    sparks.birthRate = 10
    sparks.lifetime = 0.5
    cell.birthRate = 1
    cell.contents = nil
    cell.velocity = 10
    cell.emissionLongitude = .pi / 2
    cell.emitterCells = [sparks]
    let ages = layer.particles.map(\.age)
    #expect((9...12).contains(ages.count) && ages.allSatisfy { $0 < 0.5 })
    #expect(Set(layer.particles.map { ($0.position.y * 100).rounded() }).count > 5)
  }

  @Test("the filter of a cell says how its image is drawn larger")
  func filters() throws {
    let context = try #require(CGContext(pixelsWide: 2, high: 2, isOpaque: true))
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    cell.contents = try #require(context.makeImage())
    cell.scale = 20
    (cell.birthRate, cell.lifetime) = (1, 1)
    layer.emitterPosition = CGPoint(x: 50, y: 50)
    func grays() -> Int { (0..<100).filter { (20...235).contains(picture[$0, 50].red) }.count }
    #expect(CAEmitterCell.defaultValue(forKey: "magnificationFilter") as? String == "linear")
    let blended = grays()
    cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
    #expect(blended > 5 && grays() == 0)
    #expect(CAEmitterCell.defaultValue(forKey: "contentsScale") as? CGFloat == 1)
    #expect(CAEmitterCell.defaultValue(forKey: "unknown") == nil)
  }
}
