import CoreGraphics
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Alignment of short content", .ownHosts)
struct ContentAlignmentTests {
  init() { StandardScreen.make() }

  @Test("content that is smaller than the view lies where it is aligned to")
  func alignment() {
    let view = makeScrollView(100, 200, content: CGSize(width: 50, height: 100))
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.contentOffset == CGPoint(x: -25, y: -100))
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.confineContentOffset()
    #expect(view.contentOffset == CGPoint(x: -25, y: -100))
    view.contentAlignmentPoint = .zero
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
  }

  @Test("larger content is scrolled as usual")
  func largerContent() {
    let view = makeScrollView(100, 200, content: CGSize(width: 100, height: 500))
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == .zero && view.offsetRange(.vertical) == 0...300)
  }

  @Test("changes with the indicators shown are made at once")
  func indicators() {
    let view = makeScrollView(100, 200, content: CGSize(width: 100, height: 500))
    view.withScrollIndicatorsShown { view.contentOffset = CGPoint(x: 0, y: 50) }
    #expect(view.contentOffset.y == 50)
  }
}
