import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Hierarchies that programs create from data.
@MainActor
@Suite("Deep and broad hierarchies", .ownHosts)
struct DeepAndBroadHierarchyTests {
  init() { StandardScreen.make() }

  private func chain(_ count: Int) -> UIView {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var bottom = top
    for _ in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      bottom.addSubview(view)
      bottom = view
    }
    bottom.backgroundColor = .red
    return top
  }

  // Tests run on a thread of libdispatch, whose stack is smaller than that of the main thread, which permits 10,000.
  @Test("1,500 views in each other are laid out, drawn and let go")
  func deep() throws {
    weak var top: UIView?
    do {
      let view = chain(1_500)
      top = view
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      window.isHidden = false
      FrameLoop.update(window)
      let image = try #require(ViewRendering.image(of: view, scale: 1))
      #expect(try ShownPixels(UIImage(cgImage: image))[10, 10] == [255, 0, 0, 255])
      view.removeFromSuperview()
    }
    #expect(top == nil)
  }

  @Test("a view knows its place after others were removed from either end and from the middle")
  func removal() {
    let root = UIView()
    let views = (0..<101).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    var left = views
    for index in [0, 99, 50, 0, 48, 90, 1] {
      left.remove(at: index).removeFromSuperview()
      #expect(root.subviews.map(ObjectIdentifier.init) == left.map(ObjectIdentifier.init))
      #expect(root.layer.sublayers?.map(ObjectIdentifier.init) == left.map { ObjectIdentifier($0.layer) })
    }
    root.insertSubview(left[40], at: 3)
    left.insert(left.remove(at: 40), at: 3)
    #expect(root.subviews.map(ObjectIdentifier.init) == left.map(ObjectIdentifier.init))
  }

  @Test("a view that would contain itself is still found out, however it is built")
  func cycles() {
    let (top, bottom) = (UIView(), UIView())
    top.addSubview(bottom)
    #expect(bottom.isDescendant(of: top) && !top.isDescendant(of: bottom))
    #expect(bottom.hierarchyRoot === top && top.hierarchyRoot === top)
  }
}
