import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("LayerDump", .ownHosts)
struct LayerDumpTests {
  @Test("has a line a layer, with the values that are not the default")
  func text() {
    let badge = CAShapeLayer()
    badge.frame = CGRect(x: 30, y: -2.5, width: 5, height: 5)
    badge.zPosition = 2
    badge.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let root = layer(0, 0, 40, 20, .white, badge)
    root.name = "card"
    root.cornerRadius = 8
    root.masksToBounds = true
    root.mask = layer(0, 0, 40, 10, .black)
    root.layoutIfNeeded()
    badge.layoutIfNeeded()
    root.mask?.layoutIfNeeded()
    #expect(
      LayerDump.text(of: root) == """
        CALayer name="card" frame=(0, 0, 40, 20) background=#ffffffff radius=8 masksToBounds
          mask: CALayer frame=(0, 0, 40, 10) background=#000000ff
          CAShapeLayer frame=(27.5, -5, 10, 10) z=2 transform=[2, 0, 0, 2, 0, 0]

        """)
    root.setNeedsDisplay()
    #expect(
      LayerDump.text(of: root).hasPrefix(
        "CALayer name=\"card\" frame=(0, 0, 40, 20) background=#ffffffff radius=8 masksToBounds awaits=display\n"))
  }
}
