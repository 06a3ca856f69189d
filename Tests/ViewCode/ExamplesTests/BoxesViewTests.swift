import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Examples

@MainActor
@Suite("BoxesView", .ownHosts)
struct BoxesViewTests {
  @Test("two boxes of 60 points with gaps of 12 make 156 points, 124 wide")
  func size() {
    #expect(
      BoxesView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 124, height: 156))
  }

  @Test("shown at its own size the boxes lie 12 points from the edges and from each other")
  func frames() {
    let view = BoxesView()
    ViewHost().show(view, sizing: .fitting)
    #expect(view.bounds.size == CGSize(width: 124, height: 156))
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 12, y: 12, width: 100, height: 60), CGRect(x: 12, y: 84, width: 100, height: 60),
      ])
  }

  @Test("a height of 100 contradicts the 156 of the content: one conflict, which the report tells")
  func conflict() {
    let view = BoxesView()
    view.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let host = ViewHost()
    host.show(view, sizing: .fitting)
    let report = host.layoutReport()
    #expect(report.conflicts.count == 1)
    #expect(report.text.contains("100"))
  }
}
