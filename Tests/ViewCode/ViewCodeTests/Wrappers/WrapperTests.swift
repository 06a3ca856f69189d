import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Wrappers", .ownHosts)
struct WrapperTests {
  private let content = SizedView(40, 20)

  /// Returns the fitting size of the wrapper.
  private func fit(_ wrapper: UIView) -> CGSize {
    wrapper.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func layOut(_ wrapper: UIView, _ width: CGFloat = 100, _ height: CGFloat = 100) {
    wrapper.frame = rect(0, 0, width, height)
    wrapper.layoutIfNeeded()
  }

  @Test("margins are added to the content's size")
  func margins() {
    let wrapper = content.inMargins(16)
    #expect(type(of: wrapper) == UIView.self)
    #expect(wrapper.subviews == [content])
    #expect(fit(wrapper) == CGSize(width: 72, height: 52))
    #expect(fit(SizedView(40, 20).inMargins(horizontal: 5)) == CGSize(width: 50, height: 20))
    #expect(fit(SizedView(40, 20).inMargins(horizontal: 1, vertical: 2).inMargins(3)) == CGSize(width: 48, height: 30))
  }

  @Test("an aligned view keeps its size at its side, and fills the other axis")
  func aligned() {
    let corner = content.aligned(.trailing, .bottom)
    _ = content.hug()
    layOut(corner)
    #expect(content.frame == rect(60, 80, 40, 20))
    let side = SizedView(40, 20)
    layOut(side.aligned(.leading))
    #expect(side.frame == rect(0, 0, 40, 100))
    #expect(fit(corner) == CGSize(width: 40, height: 20))
  }

  @Test("a centered view keeps its size in the middle")
  func centered() {
    let wrapper = content.centered()
    layOut(wrapper)
    #expect(content.frame == rect(30, 40, 40, 20))
    #expect(fit(wrapper) == CGSize(width: 40, height: 20))
  }

  @Test("a fixed size and a proportion belong to the view itself")
  func fixed() {
    let icon = UIView().fixed(24)
    #expect(fit(icon) == CGSize(width: 24, height: 24))
    let video = UIView().fixed(width: 160).proportioned(16 / 9)
    #expect(fit(video) == CGSize(width: 160, height: 90))
  }

  @Test("scrolling content is as wide as the scroll view less margins, and as high as it likes")
  func scrolling() {
    let tall = UIView().fixed(height: 500)
    let scrollView = tall.scrolling(margins: 10)
    layOut(scrollView)
    #expect(tall.bounds.size == CGSize(width: 80, height: 500))
    #expect(scrollView.contentSize == CGSize(width: 100, height: 520))
    let wide = UIView().fixed(width: 700)
    let across = wide.scrolling(.horizontal)
    layOut(across)
    #expect(across.contentSize == CGSize(width: 700, height: 100))
  }

  @Test("a card has color, corners and shadow outside, and clips inside")
  func card() {
    let card = content.inCard(CardStyle(cornerRadius: 9, background: .white), margins: 5)
    #expect(card.layer.cornerRadius == 9)
    #expect(card.backgroundColor == .white)
    #expect(card.layer.shadowOpacity == 0.15)
    #expect(!card.clipsToBounds)
    #expect(card.subviews.first?.clipsToBounds == true)
    #expect(fit(card) == CGSize(width: 50, height: 30))
    let flat = SizedView(1, 1).inCard(CardStyle(shadow: nil))
    #expect(flat.layer.shadowOpacity == 0)
  }

  @Test("a background is a color, or a view behind of the same size")
  func background() {
    let colored = content.onBackground(.systemYellow, margins: 2)
    #expect(colored.backgroundColor == .systemYellow)
    let back = UIView()
    let front = SizedView(10, 10)
    let wrapper = front.onBackground(back, margins: 3)
    layOut(wrapper, 16, 16)
    #expect(wrapper.subviews == [back, front])
    #expect(back.frame == rect(0, 0, 16, 16))
    #expect(front.frame == rect(3, 3, 10, 10))
  }

  @Test("wrappers are plain UIKit: whoever reads the hierarchy meets no class of this library")
  func plain() {
    func names(_ view: UIView) -> Set<String> {
      view.subviews.reduce(into: [String(reflecting: type(of: view))]) { $0.formUnion(names($1)) }
    }
    let label = UILabel()
    let wrapped = label.fixed(width: 50).proportioned(2).inMargins(4).aligned(.leading).centered()
      .onBackground(.systemYellow, margins: 2).onBackground(UIImageView()).inCard().scrolling()
    #expect(names(wrapped).allSatisfy { $0.hasPrefix("UIKit.") })
    #expect(label.isDescendant(of: wrapped))
  }
}
