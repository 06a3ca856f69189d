import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("Animated height", .ownHosts)
struct ExpandingCardTests {
  private let host = ViewHost()
  private let card = ExpandingCardView()

  init() {
    let root = UIViewController()
    card.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    host.show(root)
  }

  @Test(
    "laid out inside of the block, the height is between both at each instant, and the new one in the model at once")
  func animated() throws {
    let folded = card.bounds.height
    try host.tap(text: "Details")
    #expect(card.bounds.height == folded + ExpandingCardView.unfoldedHeight)
    var heights: [CGFloat] = []
    for _ in 0..<4 {
      host.advance(by: 0.1)
      heights.append((card.layer.presentation()?.bounds.height ?? 0) - folded)
    }
    let expected: [CGFloat] = [0.25, 0.5, 0.75, 1].map { $0 * ExpandingCardView.unfoldedHeight }
    for (height, wanted) in zip(heights, expected) { #expect(abs(height - wanted) < 3) }
    host.advance(by: 0.1)
    #expect(card.layer.presentation()?.bounds.height == card.bounds.height)
  }

  @Test("without the block the height jumps")
  func atOnce() {
    let folded = card.bounds.height
    card.toggle(animated: false)
    host.advance(by: 0)
    #expect(card.bounds.height == folded + ExpandingCardView.unfoldedHeight)
    #expect(card.layer.presentation()?.bounds.height == card.bounds.height)
  }
}
