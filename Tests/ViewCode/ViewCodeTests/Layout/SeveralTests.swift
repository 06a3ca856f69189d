import TestHosts
import Testing
import UIKit
import ViewCode

@MainActor
@Suite("Several views", .ownHosts)
struct SeveralTests {
  private let views = (0..<3).map { _ in UIView() }

  @Test("views share anchors with the first of them")
  func match() {
    Place(views).layOut {
      views.pin(.top)
      views[0].size(width: 30, height: 20)
      views[0].pin(.leading, inset: 7)
      views.match(.size, .leading)
    }
    #expect(views.map(\.frame) == Array(repeating: rect(7, 0, 30, 20), count: 3))
  }

  @Test("views are spread with gaps between the ends of a region", arguments: [0, 8] as [CGFloat])
  func gaps(_ gap: CGFloat) {
    Place(views).layOut {
      views.spread(.horizontal, .gaps(gap), in: .superview, inset: 10)
      views.match(.width)
      views.pin(.vertical)
    }
    let width = (180 - 2 * gap) / 3
    for (index, view) in views.enumerated() {
      #expect(abs(view.frame.minX - (10 + CGFloat(index) * (width + gap))) < 0.51)
      #expect(abs(view.frame.width - width) < 0.51)
    }
  }

  @Test("gaps are equal, or distances between middles")
  func equal() {
    for distribution in [Distribution.equalGaps, .equalCenters] {
      let (a, b, c) = (SizedView(10, 10), SizedView(40, 10), SizedView(25, 10))
      Place([a, b, c]).layOut {
        [a, b, c].spread(.horizontal, distribution, in: .superview)
        [a, b, c].pin(.top)
        for view in [a, b, c] { view.hug() }
      }
      // 200 - 75 = 125, which is two gaps of 62.5, so that the second view begins at 72.5 and its center is 92.5. Equal
      // distances of centers are 5, 187.5 and 96.25 between them.
      #expect(a.frame.minX == 0)
      #expect(c.frame.maxX == 200)
      #expect(abs(b.frame.midX - (distribution == .equalGaps ? 92.5 : 96.25)) < 0.51)
    }
  }

  @Test("along the vertical axis they lie below each other; without a region the ends are open")
  func vertical() {
    let constraints = views.spread(.vertical, .gaps(4))
    #expect(constraints.count == 2)
    Place(views).layOut {
      constraints
      views.pin(.horizontal)
      views.height(10)
      views[0].pin(.top, inset: 3)
    }
    #expect(views.map(\.frame.minY) == [3, 17, 31])
  }

  @Test("no views make no constraints")
  func none() {
    let none: [UIView] = []
    #expect(none.spread(.horizontal, .equalGaps, in: .margins).isEmpty)
    #expect(none.match(.width).isEmpty)
  }
}
