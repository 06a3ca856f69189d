import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Symbol effects", .ownHosts)
struct SymbolEffectTests {
  init() { StandardScreen.make() }

  private let screen = ControlTestScreen()

  private func star() -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: "star"))
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    return view
  }

  @Test("effects that last repeat until they are removed, and others run once")
  func repetition() {
    let view = star()
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.bounce, options: .repeat(3).speed(2))
    let pulse = view.layer.animation(forKey: "UISymbolEffect.pulse")
    let bounce = view.layer.animation(forKey: "UISymbolEffect.bounce")
    #expect(pulse?.repeatCount == .infinity && bounce?.repeatCount == 3 && bounce?.speed == 2)
    view.removeSymbolEffect(ofType: .pulse)
    #expect(view.layer.animation(forKey: "UISymbolEffect.pulse") == nil)
    view.removeAllSymbolEffects()
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test("a scaled or vanished symbol stays so, and comes back by the opposite effect")
  func stayingEffects() {
    let view = star()
    view.addSymbolEffect(.scale.up)
    view.addSymbolEffect(.disappear)
    let disappear = view.layer.animation(forKey: "UISymbolEffect.disappear") as? CABasicAnimation
    #expect(disappear?.isRemovedOnCompletion == false && disappear?.toValue as? Double == 0)
    view.addSymbolEffect(.appear)
    #expect(view.layer.animationKeys() ?? [] == [])
  }

  @Test("images that are no symbols have no effects")
  func plainImages() {
    let view = UIImageView(image: UIImage())
    var isFinished: Bool?
    view.addSymbolEffect(.bounce) { isFinished = $0.isFinished }
    #expect(view.layer.animationKeys() ?? [] == [] && isFinished == false)
  }

  @Test("another symbol is there at once, and its transition follows")
  func replacing() {
    let view = star()
    let image = UIImage(systemName: "star.fill")!
    view.setSymbolImage(image, contentTransition: .replace.downUp)
    #expect(view.image === image && view.layer.animation(forKey: "UISymbolEffect.replace") != nil)
  }
}
