import TestHosts
import Testing

@testable import QuartzCore

@MainActor
@Suite("Animations of layers", .ownHosts)
struct CAAnimationTests {
  private let root = CALayer()
  private let layer = CALayer()

  /// Resets the clock, because other tests may have moved it.
  private func begin() {
    AppHost.current.clock.now = 100
    root.addSublayer(layer)
    AppHost.current.animations.update()
    CATransaction.flush()
  }

  /// Returns the displayed values at times after the start.
  private func numbers(_ path: String, _ times: [Double]) -> [Double] {
    times.map { time in
      AppHost.current.clock.now = 100 + time
      return ((layer.presentation()?.value(forKeyPath: path) as? NSNumber)?.doubleValue ?? .nan).rounded4
    }
  }

  private func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test("go evenly from one value to the other, and then show the layer's own")
  func linear() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.add(basic("opacity", 0, 0.5), forKey: nil)
    #expect(numbers("opacity", [0, 0.25, 0.5, 0.999, 1, 2]) == [0, 0.125, 0.25, 0.4995, 1, 1])
    #expect(layer.opacity == 1)
  }

  @Test("combine from, to and by as documented")
  func byValues() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.cornerRadius = 10
    func middle(_ from: Double?, _ to: Double?, _ by: Double?) -> Double {
      let animation = basic("cornerRadius", from, to)
      animation.byValue = by
      AppHost.current.clock.now = 100
      layer.add(animation, forKey: "a")
      return numbers("cornerRadius", [0.5])[0]
    }
    #expect(middle(0, 4, nil) == 2)
    #expect(middle(2, nil, 4) == 4)
    #expect(middle(nil, 8, 4) == 6)
    #expect(middle(0, nil, nil) == 5)
    #expect(middle(nil, 20, nil) == 15)
    #expect(middle(nil, nil, 10) == 15)
    #expect(middle(nil, nil, nil) == 10)
  }

  @Test("follow timing functions")
  func easing() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animation = basic("opacity", 0, 1)
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.timingFunction = function
    layer.add(animation, forKey: nil)
    #expect(
      numbers("opacity", [0.2, 0.5, 0.8]) == [0.2, 0.5, 0.8].map { Double(Float(function.progress(at: $0))).rounded4 })
    #expect(numbers("opacity", [0.5]) == [0.5])
  }

  @Test("fill before and after as their fill mode says")
  func fillModes() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animation = basic("opacity", 0.2, 0.6)
    animation.beginTime = 101
    animation.isRemovedOnCompletion = false
    for (mode, expected) in [
      (CAMediaTimingFillMode.removed, [1, 0.4, 1]), (.backwards, [0.2, 0.4, 1]), (.forwards, [1, 0.4, 0.6]),
      (.both, [0.2, 0.4, 0.6]),
    ] {
      animation.fillMode = mode
      layer.add(animation, forKey: "a")
      #expect(numbers("opacity", [0.5, 1.5, 2.5]) == expected)
    }
  }

  @Test("repeat, reverse, run at speeds and begin in the middle")
  func timeLines() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animation = basic("opacity", 0, 1)
    animation.repeatCount = 2.5
    animation.autoreverses = true
    layer.add(animation, forKey: "a")
    #expect(numbers("opacity", [0.25, 1.25, 2.25, 3.25, 4.25, 4.9, 5]) == [0.25, 0.75, 0.25, 0.75, 0.25, 0.9, 1])
    let fast = basic("opacity", 0, 1)
    fast.speed = 2
    AppHost.current.clock.now = 100
    layer.add(fast, forKey: "a")
    #expect(numbers("opacity", [0.25, 0.5]) == [0.5, 1])
    let offset = basic("opacity", 0, 1)
    offset.timeOffset = 0.75
    AppHost.current.clock.now = 100
    layer.add(offset, forKey: "a")
    #expect(numbers("opacity", [0, 0.2, 0.5, 0.9]) == [0.75, 0.95, 0.25, 0.65])
    let backwards = basic("opacity", 0, 1)
    backwards.speed = -1
    AppHost.current.clock.now = 100
    layer.add(backwards, forKey: "a")
    #expect(numbers("opacity", [0.25, 0.75]) == [0.75, 0.25])
    let endless = basic("opacity", 0, 1)
    endless.repeatCount = .infinity
    AppHost.current.clock.now = 100
    layer.add(endless, forKey: "a")
    #expect(numbers("opacity", [1_000_000.25]) == [0.25])
  }

  @Test("stand still while the layer's time does")
  func pausedLayer() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.add(basic("opacity", 0, 1), forKey: nil)
    AppHost.current.clock.now = 100.25
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    #expect(numbers("opacity", [0.25, 3]) == [0.25, 0.25])
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    let since = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    layer.beginTime = since
    #expect(numbers("opacity", [3, 3.25]) == [0.25, 0.5])
  }

  @Test("add to what is there, and cumulate over runs")
  func additive() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    CATransaction.setDisableActions(true)
    layer.position = CGPoint(x: 100, y: 50)
    let animation = basic("position", CGPoint(x: -20, y: 0), CGPoint.zero)
    animation.isAdditive = true
    layer.add(animation, forKey: "a")
    layer.add(animation, forKey: "b")
    #expect(numbers("position.x", [0, 0.5]) == [60, 80])
    let steps = basic("cornerRadius", 0, 10)
    steps.isCumulative = true
    steps.repeatCount = 3
    AppHost.current.clock.now = 100
    layer.add(steps, forKey: nil)
    #expect(numbers("cornerRadius", [0.5, 1.5, 2.5]) == [5, 15, 25])
  }

  @Test("lead through keyframes in their modes")
  func keyframes() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = [0, 10, 40]
    animation.duration = 1
    func shown(_ times: [Double]) -> [Double] {
      AppHost.current.clock.now = 100
      layer.add(animation, forKey: "a")
      return numbers("cornerRadius", times)
    }
    #expect(shown([0.25, 0.5, 0.75]) == [5, 10, 25])
    animation.keyTimes = [0, 0.2, 1]
    #expect(shown([0.1, 0.2, 0.6]) == [5, 10, 25])
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 1, 0, 1, 0),
    ]
    #expect(shown([0.1]) == [5] && shown([0.6])[0] < 15)
    animation.timingFunctions = nil
    animation.calculationMode = .paced
    #expect(shown([0.25, 0.5]) == [10, 20])
    animation.calculationMode = .discrete
    animation.keyTimes = [0, 0.2, 0.6, 1]
    #expect(shown([0.1, 0.3, 0.7]) == [0, 10, 40])
    animation.keyTimes = nil
    animation.calculationMode = .cubic
    animation.values = [0, 10, 20]
    #expect(shown([0.5, 0.75]) == [10, 15.625])
  }

  @Test("follow a path, turned its way")
  func path() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    layer.add(animation, forKey: "a")
    #expect(numbers("position.x", [0.25, 0.75]) == [15, 30] && numbers("position.y", [0.75]) == [5])
    #expect(numbers("transform.rotation.z", [0.25, 0.75]) == [0, (Double.pi / 2).rounded4])
    animation.calculationMode = .paced
    AppHost.current.clock.now = 100
    layer.add(animation, forKey: "a")
    #expect(numbers("position.x", [0.25, 0.75]) == [10, 30])
  }

  @Test("run together in groups")
  func groups() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let fade = basic("opacity", 0, 1, 0)
    let short = basic("cornerRadius", 0, 10, 0.5)
    short.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, short]
    group.duration = 1
    layer.add(group, forKey: "group")
    #expect(numbers("opacity", [0.5]) == [0.5])
    #expect(numbers("cornerRadius", [0.25, 0.75]) == [0, 5])
  }

  @Test("of springs are damped oscillations")
  func springs() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let spring = CASpringAnimation(keyPath: "cornerRadius")
    spring.fromValue = 0
    spring.toValue = 1
    #expect((spring.settlingDuration * 1e4).rounded() == 14727)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    func closed(_ t: Double) -> Double {
      let w = 75.0.squareRoot()
      return 1 - exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t))
    }
    #expect(numbers("cornerRadius", [0.1, 0.35, 1]) == [0.1, 0.35, 1].map { closed($0).rounded4 })
    #expect(numbers("cornerRadius", [0.36])[0] > 1.1)
    let soft = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect((soft.bounce * 1000).rounded() == 200 && (soft.perceptualDuration * 1000).rounded() == 500)
    #expect(Double(soft.damping).rounded4 == (2 * 0.8 * 4 * Double.pi).rounded4)
    soft.damping = 1000
    #expect(soft.settlingDuration < 2)
    soft.allowsOverdamping = true
    #expect(soft.settlingDuration > 20)
    let limited = Spring(dampingRatio: 0.5, duration: 2, initialVelocity: 3)
    #expect(limited.settlingDuration.rounded4 == 2)
  }

  @Test("turn and scale transforms on the way that a thing would take")
  func transforms() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.add(basic("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), forKey: nil)
    #expect(numbers("transform.rotation.z", [0.5]) == [(Double.pi / 4).rounded4])
    #expect(numbers("transform.scale.x", [0.5]) == [1])
    layer.removeAllAnimations()
    AppHost.current.clock.now = 100
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.add(basic("transform.rotation", 0, 2 * Double.pi), forKey: nil)
    #expect(numbers("transform.rotation", [0.25, 0.75]) == [(Double.pi / 2).rounded4, (-Double.pi / 2).rounded4])
    #expect(numbers("transform.scale.x", [0.25]) == [2])
    layer.removeAllAnimations()
    AppHost.current.clock.now = 100
    let function = basic("transform", 0, 10)
    function.valueFunction = CAValueFunction(name: .translateX)
    layer.add(function, forKey: nil)
    #expect(numbers("transform.translation.x", [0.5]) == [5] && numbers("transform.scale.x", [0.5]) == [1])
  }

  @Test("mix colors, paths and lists")
  func values() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.add(
      basic("backgroundColor", CGColor(gray: 0, alpha: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
      forKey: nil)
    AppHost.current.clock.now = 100.5
    #expect(layer.presentation()?.backgroundColor?.standard.red == 0.5)
    let shape = CAShapeLayer()
    root.addSublayer(shape)
    shape.add(
      basic(
        "path", CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
        CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 10), transform: nil)), forKey: nil)
    shape.add(basic("strokeEnd", 0, 1), forKey: nil)
    AppHost.current.clock.now = 101
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(shape.presentation()?.strokeEnd == 0.5)
    let gradient = CAGradientLayer()
    root.addSublayer(gradient)
    gradient.add(basic("locations", [0, 0.5], [0.5, 1]), forKey: nil)
    AppHost.current.clock.now = 101.5
    #expect(gradient.presentation()?.locations == [0.25, 0.75])
  }

  private final class Listener: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start \(anim.value(forKey: "name") ?? "")") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }
  }

  @Test("tell their delegates, in the order of their ends, in the next frame")
  func delegates() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let listener = Listener()
    for (name, duration) in [("long", 0.5), ("short", 0.2), ("gone", 1)] {
      let animation = basic("opacity", 0, 1, duration)
      animation.delegate = listener
      animation.setValue(name, forKey: "name")
      layer.add(animation, forKey: name)
    }
    AppHost.current.animations.update()
    #expect(listener.events == ["start long", "start short", "start gone"])
    layer.removeAnimation(forKey: "gone")
    #expect(layer.animationKeys() == ["long", "short"])
    AppHost.current.clock.now = 101
    listener.events = []
    AppHost.current.animations.update()
    #expect(listener.events == ["stop gone false", "stop short true", "stop long true"])
    #expect(layer.animationKeys() == nil && AppHost.current.animations.isEmpty)
  }

  @Test("have a transaction's completion wait for them, and take its settings")
  func transactions() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    var events: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { events.append("over") }
    layer.add(basic("opacity", 0, 1, 0), forKey: nil)
    CATransaction.commit()
    #expect(events.isEmpty && numbers("opacity", [1]) == [0.5])
    AppHost.current.animations.update()
    #expect(events.isEmpty)
    AppHost.current.clock.now = 102
    AppHost.current.animations.update()
    #expect(events == ["over"])
  }

  @Test("are over when their layer leaves the tree")
  func detaching() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let listener = Listener()
    let animation = basic("opacity", 0, 1)
    animation.delegate = listener
    let child = CALayer()
    layer.addSublayer(child)
    child.add(animation, forKey: nil)
    layer.removeFromSuperlayer()
    root.addSublayer(layer)
    AppHost.current.animations.update()
    #expect(listener.events == ["start "])
    layer.removeFromSuperlayer()
    AppHost.current.animations.update()
    #expect(listener.events == ["start ", "stop  false"] && AppHost.current.animations.isEmpty)
  }

  @Test("come by themselves for layers that are on the screen")
  func implicit() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let fresh = CALayer()
    root.addSublayer(fresh)
    fresh.opacity = 0.5
    #expect(fresh.animationKeys() == nil)
    CATransaction.flush()
    fresh.opacity = 0
    #expect(fresh.animationKeys() == ["opacity"])
    AppHost.current.clock.now = 100.125
    let half = Double(fresh.presentation()?.opacity ?? 0)
    let eased = CAMediaTimingFunction(name: .default).progress(at: 0.5)
    #expect(half.rounded4 == (0.5 - 0.5 * eased).rounded4)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    fresh.position = CGPoint(x: 5, y: 5)
    CATransaction.commit()
    #expect(fresh.animationKeys() == ["opacity"])
    fresh.actions = ["position": NSNull()]
    fresh.position = CGPoint(x: 7, y: 5)
    #expect(fresh.animationKeys() == ["opacity"])
  }

  @Test("can be reached by key paths, too")
  func keyValueCoding() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue("mine", forKey: "own")
    #expect(layer.position.x == 7 && layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(layer.affineTransform().b == 1)
    #expect(layer.value(forKey: "own") as? String == "mine")
    #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 3)
    #expect(layer.value(forKeyPath: "opacity") as? Float == 1)
  }

  @Test("leave nothing of their values behind when they have been drawn")
  func drawing() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let shape = CAShapeLayer()
    root.addSublayer(shape)
    for path in ["opacity", "position.x", "transform.scale", "shadowRadius", "lineWidth", "zPosition"] {
      shape.add(basic(path, 0.5, 3), forKey: nil)
    }
    let before = LayerDump.text(of: shape)
    AppHost.current.clock.now = 100.3
    let width = AppHost.current.animations.withPresentation { shape.lineWidth }
    #expect(Double(width).rounded4 == 1.25)
    #expect(LayerDump.text(of: shape) == before && shape.lineWidth == 1)
  }
}

extension Double {
  fileprivate var rounded4: Double { (self * 10_000).rounded() / 10_000 }
}
