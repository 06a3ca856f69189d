import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Layout keeps no view alive", .ownHosts)
struct LayoutLeakTests {
  init() { StandardScreen.make() }

  private func makeCard() -> UIView {
    let card = UIView()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor), label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    return card
  }

  @Test("a view that was measured by itself")
  func measured() {
    weak var card: UIView?
    func use() {
      let made = makeCard()
      card = made
      _ = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    use()
    #expect(card == nil)
  }

  @Test("a view that was measured, shown in a window, and taken out again")
  func shown() {
    weak var card: UIView?
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    func use() {
      let made = makeCard()
      card = made
      made.frame.size = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      window.addSubview(made)
      window.layoutIfNeeded()
      made.frame.size = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      window.layoutIfNeeded()
      made.removeFromSuperview()
    }
    use()
    #expect(card == nil)
  }

  @Test("a hierarchy whose window went on to others")
  func replaced() {
    weak var card: UIView?
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    func use() {
      let controller = UIViewController()
      let made = makeCard()
      card = made
      controller.view.addSubview(made)
      made.frame.size = made.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      window.rootViewController = controller
      WindowFrame.make(for: window)
    }
    use()
    window.rootViewController = UIViewController()
    WindowFrame.make(for: window)
    #expect(card == nil)
  }
}
