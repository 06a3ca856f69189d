import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Motion effects and how the device is held", .ownHosts)
struct TiltingTests {
  private func effect(
    _ path: String, _ type: UIInterpolatingMotionEffect.EffectType, _ range: ClosedRange<Double>
  ) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: path, type: type)
    effect.minimumRelativeValue = range.lowerBound
    effect.maximumRelativeValue = range.upperBound
    return effect
  }

  private func shown(_ view: UIView) -> CGPoint? { view.layer.presentation()?.position }

  @Test("a view moves with the device, as far as its effect says, and its own place stays")
  func place() {
    let host = ViewHost()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.window.addSubview(view)
    host.run { view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -30...10)) }
    host.tilt(horizontal: 1)
    #expect(shown(view) == CGPoint(x: 120, y: 110) && view.center == CGPoint(x: 110, y: 110))
    host.tilt(horizontal: -0.5)
    #expect(shown(view)?.x == 95)
    host.tilt(horizontal: -7, vertical: 1)
    #expect(shown(view)?.x == 80)
    host.tilt(horizontal: .nan)
    #expect(shown(view)?.x ?? 110 == 110)
  }

  @Test("effects in both directions go together, in a group too, and one that is removed ends")
  func together() {
    let host = ViewHost()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.window.addSubview(view)
    let group = UIMotionEffectGroup()
    group.motionEffects = [
      effect("center.x", .tiltAlongHorizontalAxis, -10...10), effect("center.y", .tiltAlongVerticalAxis, -20...20),
    ]
    let more = effect("center.x", .tiltAlongHorizontalAxis, -5...5)
    host.run {
      view.addMotionEffect(group)
      view.addMotionEffect(more)
    }
    host.tilt(horizontal: 1, vertical: 0.5)
    #expect(shown(view) == CGPoint(x: 125, y: 120))
    host.run { view.removeMotionEffect(more) }
    #expect(shown(view) == CGPoint(x: 120, y: 120))
  }

  @Test("with Reduce Motion nothing follows the device")
  func reduced() {
    var surroundings = HostEnvironment()
    surroundings.accessibility.insert(.reduceMotion)
    let host = ViewHost(surroundings: surroundings)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    host.window.addSubview(view)
    host.run { view.addMotionEffect(effect("center.x", .tiltAlongHorizontalAxis, -10...10)) }
    host.tilt(horizontal: 1)
    #expect(shown(view)?.x ?? 110 == 110)
  }
}
