import TestHosts
import Testing

@testable import UIKit

/// The topmost view of deep trees without a window is found immediately, and is never an outdated one.
@Suite("The topmost view of a hierarchy", .ownHosts) @MainActor
struct HierarchyRootTests {
  init() { StandardScreen.make() }

  private func walkedRoot(of view: UIView) -> UIView {
    var view = view
    while let superview = view.superview { view = superview }
    return view
  }

  @Test("a level that is added with constraints at the bottom knows the top, however deep it lies")
  func bottom() {
    let top = UIView()
    var bottom = top
    for _ in 0..<200 {
      let view = place(in: bottom)
      view.leadingAnchor.constraint(equalTo: bottom.leadingAnchor).isActive = true
      bottom = view
      #expect(view.superview?.hierarchyRoot === top)
    }
    // These are the views for which the root is cached, because a request came from so far below that levels are not
    // climbed one by one.
    var (known, views) = (0, bottom)
    while let above = views.superview {
      if above.layoutState.knownRoot === top { known += 1 }
      views = above
    }
    #expect(known > 100)
    // The upper part is removed, so that the topmost view is another one.
    let middle = top.subviews[0].subviews[0]
    middle.removeFromSuperview()
    #expect(bottom.hierarchyRoot === middle)
    let above = UIView()
    above.addSubview(middle)
    #expect(bottom.hierarchyRoot === above)
  }

  @Test("views that move about, leave and die never leave an old top behind", arguments: 0..<20)
  func moves(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    // In half of the histories, the number exceeds the levels that are climbed one by one.
    var views = (0..<(seed % 2 == 0 ? 12 : 80)).map { _ in UIView() }
    for view in views { view.layoutState.subtreeUsesLayout = true }
    for _ in 0..<400 {
      let (view, other) = (views[roll(views.count)], views[roll(views.count)])
      switch roll(5) {
      case 0: view.removeFromSuperview()
      case 1:
        // Only the superview retains the view.
        let index = roll(views.count)
        views[index] = UIView()
        views[index].layoutState.subtreeUsesLayout = true
      case 2 where view !== other && !other.isDescendant(of: view):
        other.addSubview(view)
        ConstraintLayout.markSubtreeUsesLayout(view)
      default: break
      }
      for view in views where roll(2) == 0 { #expect(view.hierarchyRoot === walkedRoot(of: view)) }
    }
  }
}
