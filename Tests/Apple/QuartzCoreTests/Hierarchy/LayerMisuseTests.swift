import QuartzCore
import TestHosts
import Testing

private final class Needy: CALayer {
  init(value: Int) { super.init() }
  required init?(coder: NSCoder) { nil }
}

@Suite("Misuse of layers ends the program", .ownHosts)
struct LayerMisuseTests {
  @Test("by geometry that is no number")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
    await #expect(processExitsWith: .failure) { CALayer().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0) }
    await #expect(processExitsWith: .failure) { CALayer().transform.m34 = .nan }
    await #expect(processExitsWith: .success) {
      CALayer().bounds = CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1)
    }
  }

  @Test("by trees that contain themselves, and masks that have a place already")
  func trees() async {
    await #expect(processExitsWith: .failure) {
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    await #expect(processExitsWith: .failure) {
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      CALayer().mask = inner
    }
  }

  @Test("by a class that has no init(), where one is needed")
  func noInit() async {
    await #expect(processExitsWith: .failure) {
      _ = CALayer.make(Needy.self)
    }
  }
}
