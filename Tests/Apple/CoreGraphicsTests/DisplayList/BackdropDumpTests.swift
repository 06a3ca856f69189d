import CoreGraphics
import Testing

@Suite("The dump of a backdrop")
struct BackdropDumpTests {
  @Test("says its shape, blur, saturation and tint")
  func dump() {
    let context = CGContext(recording: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.scaleBy(x: 2, y: 2)
    context.drawBackdrop(
      of: CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil),
      BackdropFilter(sigma: 3, saturation: 1.8, tint: CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
    let text = context.displayList.dump()
    #expect(text.hasPrefix("backdrop of "))
    #expect(text.contains("sigma 6 saturation 1.8 #FFFFFF"))
  }
}
