import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIToolbar", .ownHosts)
struct UIToolbarTests {
  init() { StandardScreen.make() }

  @Test("it is 44 points high")
  func height() {
    #expect(UIToolbar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
  }

  @Test("it lies at the bottom, with its hairline above")
  func position() {
    let screen = ControlTestScreen()
    screen.window.backgroundColor = .white
    let bar = UIToolbar()
    screen.show(bar, frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    #expect(bar.barPosition == .bottom)
    let pixels = screen.pixels(of: screen.window, scale: 2)
    #expect(pixels[10, 398] == .white && pixels[10, 399].isNear(.init(179, 179, 179)))
    #expect(pixels[10, 400].isNear(.init(249, 249, 249), within: 1))
  }

  @Test("items follow the writing direction")
  func mirrored() {
    let screen = ControlTestScreen(direction: .rightToLeft)
    let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    let bar = UIToolbar()
    bar.setItems([item, .flexibleSpace()], animated: true)
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.itemViews[item]?.frame == CGRect(x: 264, y: 0, width: 40, height: 44))
  }

  @Test("pictures of the background and the hairline go to its appearance, for all positions")
  func pictures() {
    let bar = UIToolbar()
    let (background, shadow) = (UIImage(), UIImage())
    bar.setBackgroundImage(background, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(shadow, forToolbarPosition: .bottom)
    #expect(bar.standardAppearance.backgroundImage === background && bar.standardAppearance.backgroundEffect == nil)
    #expect(bar.shadowImage(forToolbarPosition: .top) === shadow)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) == nil)
    #expect(bar.standardAppearance.backgroundEffect != nil)
  }
}
