import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("Making layers by class", .ownHosts)
struct LayerInstantiationTests {
  private class Progress: CALayer {
    var progress = 0.25
    override init() {
      super.init()
      progress = 0.5
    }
    override init(layer: Any) {
      super.init(layer: layer)
      progress = (layer as? Progress)?.progress ?? -1
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Derived: Progress {
    var list = [1, 2]
  }

  private final class Plain: CALayer {
    var text = "plain"
  }

  @Test("runs the class's init()")
  func make() {
    #expect(type(of: CALayer.make(CALayer.self)) == CALayer.self)
    let progress = CALayer.make(Progress.self) as? Progress
    #expect(progress?.progress == 0.5)
    let derived = CALayer.make(Derived.self) as? Derived
    #expect(derived?.progress == 0.5 && derived?.list == [1, 2])
    #expect((CALayer.make(Plain.self) as? Plain)?.text == "plain")
    let shape = CALayer.make(CAShapeLayer.self) as? CAShapeLayer
    #expect(shape?.lineWidth == 1 && shape?.fillColor?.alpha == 1)
    #expect((CALayer.make(CAGradientLayer.self) as? CAGradientLayer)?.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("a presentation layer is a copy by the class's init(layer:)")
  func presentation() {
    let layer = Derived()
    layer.progress = 0.75
    layer.opacity = 0.5
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.shadowOpacity = 1
    layer.name = "original"
    let copy = layer.presentation()
    layer.opacity = 1
    #expect(copy?.progress == 0.75 && copy?.opacity == 0.5 && copy?.list == [1, 2])
    #expect(copy?.frame == layer.frame && copy?.shadowOpacity == 1 && copy?.name == "original")
    #expect(copy?.model() === layer && layer.model() === layer)
    let shape = CAShapeLayer()
    shape.lineWidth = 7
    #expect(shape.presentation()?.lineWidth == 7)
  }

  @Test("goes through an archive and comes out the same")
  func coding() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    shape.strokeColor = .red
    shape.strokeEnd = 0.5
    shape.lineCap = .round
    shape.lineDashPattern = [2, 3]
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    gradient.locations = [0.25, 0.75]
    gradient.type = .radial
    let root = layer(1, 2, 30, 40, .green, shape, gradient)
    root.name = "root"
    root.cornerRadius = 5
    root.maskedCorners = [.layerMinXMinYCorner]
    root.masksToBounds = true
    root.borderColor = nil
    root.transform = CATransform3DMakeScale(2, 3, 4)
    root.isHidden = true
    root.mask = layer(0, 0, 5, 5, .black)
    let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CALayer)
    #expect(LayerDump.text(of: copy) == LayerDump.text(of: root))
    let copiedShape = try #require(copy.sublayers?[0] as? CAShapeLayer)
    #expect(copiedShape.path == shape.path && copiedShape.strokeEnd == 0.5 && copiedShape.lineCap == .round)
    #expect(copiedShape.lineDashPattern == [2, 3])
    let copiedGradient = try #require(copy.sublayers?[1] as? CAGradientLayer)
    #expect(copiedGradient.gradientStyle.cgColors == [.red, .blue] && copiedGradient.locations == [0.25, 0.75])
    #expect(copiedGradient.type == .radial)
    #expect(copy.borderColor == nil && copy.mask?.superlayer === copy)
  }

  @Test("values of properties are known by key, with their defaults")
  func defaults() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "backgroundColor") as? CGColor == nil)
    #expect(CALayer.defaultValue(forKey: "noSuchKey") == nil)
    #expect(CAShapeLayer().propertyValue(forKey: "strokeEnd") as? CGFloat == 1)
  }
}
