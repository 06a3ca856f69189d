import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Lengths that are whole", .ownHosts)
struct WholeLengthTests {
  private func root(_ views: [UIView], width: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return root
  }

  @Test("shares of a width are whole where the width divides, wherever they begin")
  func shares() {
    for (count, width) in [(3, 300), (7, 700), (6, 390), (11, 880)] {
      let views = (0..<count).map { _ in UIView() }
      let root = root(views, width: CGFloat(width))
      var before = root.leadingAnchor
      for view in views {
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: before),
          view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / CGFloat(count)),
        ])
        before = view.trailingAnchor
      }
      root.layoutIfNeeded()
      #expect(views.map(\.frame.width) == Array(repeating: CGFloat(width / count), count: count))
      #expect(views.map(\.frame.minX) == (0..<count).map { CGFloat($0 * (width / count)) })
    }
  }

  @Test("equal views between fractions of a point come out whole")
  func equal() {
    let views = (0..<3).map { _ in UIView() }
    let root = root(views, width: 300.3)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.1),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -0.2),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 100])
  }

  @Test("a constraint made of nothing is none that layout knows")
  func emptyConstraint() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && !constraint.isActive)
  }
}
