import Foundation
import TestHosts
import Testing

@testable import UIKit

/// A delegate that records the calls of a scroll view, and returns a view for zooming.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var zoomedView: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.x.briefDescription) \(scrollView.contentOffset.y.briefDescription)")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom \(scrollView.zoomScale.briefDescription)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end of scrolling") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("inset") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("begin zooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    calls.append("end of zooming \(scale.briefDescription)")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
}

@MainActor
func makeScrollView(_ width: CGFloat, _ height: CGFloat, content: CGSize = .zero) -> UIScrollView {
  let view = UIScrollView(frame: rect(0, 0, width, height))
  view.traitOverrides.displayScale = 2
  view.contentSize = content
  return view
}

@Suite("UIScrollView scrolling", .ownHosts) @MainActor
struct UIScrollViewTests {
  init() { StandardScreen.make() }

  /// A scroll view that counts its layouts.
  final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test("a new scroll view has UIKit's defaults")
  func defaults() {
    let view = UIScrollView()
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces && view.scrollsToTop)
    #expect(view.bouncesHorizontally && view.bouncesVertically && view.bouncesZoom)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.contentInsetAdjustmentBehavior == .automatic && view.keyboardDismissMode == .none)
    #expect(view.indicatorStyle == .default && view.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    view.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.horizontalScrollIndicatorInsets.bottom == 3 && view.verticalScrollIndicatorInsets.left == 2)
  }

  @Test("the content offset is the origin of the bounds, and the frame stays")
  func offsetIsBoundsOrigin() {
    let view = makeScrollView(100, 200, content: CGSize(width: 300, height: 900))
    view.frame.origin = CGPoint(x: 7, y: 9)
    view.contentOffset = CGPoint(x: 30, y: 40)
    #expect(view.bounds == rect(30, 40, 100, 200))
    #expect(view.frame == rect(7, 9, 100, 200))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.contentOffset == CGPoint(x: 5, y: 6))
  }

  @Test("the content offset is kept on whole pixels")
  func offsetOnPixels() {
    let view = makeScrollView(100, 200, content: CGSize(width: 300, height: 900))
    view.contentOffset = CGPoint(x: 10.2, y: 10.3)
    #expect(view.contentOffset == CGPoint(x: 10, y: 10.5))
  }

  @Test("code may scroll beyond the content")
  func offsetBeyondContent() {
    let view = makeScrollView(100, 200, content: CGSize(width: 100, height: 300))
    view.contentOffset.y = 250
    #expect(view.contentOffset.y == 250)
    view.setContentOffset(CGPoint(x: 0, y: -30), animated: false)
    #expect(view.contentOffset.y == -30)
  }

  @Test("scrolling tells the delegate each time, and asks for layout")
  func scrollingTells() {
    let view = CountingScrollView(frame: rect(0, 0, 100, 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.layoutIfNeeded()
    let layouts = view.layouts
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(recorder.calls == ["scroll 0 10", "scroll 0 20", "scroll 0 30", "end of scrolling"])
    view.layoutIfNeeded()
    #expect(view.layouts == layouts + 1)
  }

  @Test("content that becomes too short brings the offset back")
  func shorterContent() {
    let view = makeScrollView(100, 100, content: CGSize(width: 100, height: 1000))
    view.contentOffset.y = 700
    view.contentSize.height = 400
    #expect(view.contentOffset.y == 300)
    view.bounds.size.height = 250
    #expect(view.contentOffset.y == 150)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
    #expect(view.contentOffset.y == 150)
    view.contentSize.height = 10
    #expect(view.contentOffset.y == -20)
  }

  @Test(
    "making a rectangle visible scrolls by as little as does it",
    arguments: [
      (rect(0, 320, 10, 10), CGPoint(x: 0, y: 230)),  // below: its bottom comes to the bottom
      (rect(0, 40, 10, 10), CGPoint(x: 0, y: 40)),  // above: its top comes to the top
      (rect(0, 220, 10, 10), CGPoint(x: 0, y: 200)),  // in sight
      (rect(250, 220, 10, 10), CGPoint(x: 160, y: 200)),  // to the right
      (rect(0, 995, 10, 10), CGPoint(x: 0, y: 900)),  // the content's end stops it
      (rect(0, 320, 0, 10), CGPoint(x: 0, y: 200)),  // empty
      (rect(0, 150, 10, 300), CGPoint(x: 0, y: 200)),  // fills the view already
      (rect(0, 320, 10, 150), CGPoint(x: 0, y: 320)),  // higher than the view: the nearer end
    ])
  func visible(_ target: CGRect, _ expected: CGPoint) {
    let view = makeScrollView(100, 100, content: CGSize(width: 400, height: 1000))
    view.contentOffset = CGPoint(x: 0, y: 200)
    view.scrollRectToVisible(target, animated: false)
    #expect(view.contentOffset == expected)
  }

  @Test("what insets cover is not in sight")
  func visibleWithinInsets() {
    let view = makeScrollView(100, 100, content: CGSize(width: 100, height: 1000))
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    view.contentOffset.y = 200
    view.scrollRectToVisible(rect(0, 290, 10, 10), animated: false)
    #expect(view.contentOffset.y == 220)
    view.scrollRectToVisible(rect(0, 0, 10, 10), animated: false)
    #expect(view.contentOffset.y == -30)
  }

  @Test("points convert, and touches hit, where the content was scrolled to")
  func coordinates() {
    let root = makeRoot(200, 200)
    let view = makeScrollView(100, 100, content: CGSize(width: 100, height: 1000))
    view.frame.origin = CGPoint(x: 50, y: 60)
    root.addSubview(view)
    let button = UIButton(frame: rect(10, 400, 50, 40))
    view.addSubview(button)
    #expect(root.hitTest(CGPoint(x: 65, y: 70), with: nil) === view)
    view.contentOffset.y = 390
    #expect(button.convert(CGPoint.zero, to: root as UIView?) == CGPoint(x: 60, y: 70))
    #expect(root.hitTest(CGPoint(x: 65, y: 75), with: nil) === button)
    #expect(root.convert(CGPoint(x: 60, y: 70), to: view as UIView?) == CGPoint(x: 10, y: 400))
    // Content outside the view is not hit.
    view.contentOffset.y = 330
    #expect(root.hitTest(CGPoint(x: 65, y: 165), with: nil) === root)
  }

  @Test("what lies outside the view is not shown, and scrolling moves the content by whole pixels")
  func pixels() throws {
    let view = UIScrollView(frame: rect(0, 0, 4, 6))
    view.backgroundColor = .white
    view.contentSize = CGSize(width: 8, height: 30)
    for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
      let stripe = UIView(frame: rect(1, CGFloat(index) * 4, 20, 4))
      stripe.backgroundColor = color
      view.addSubview(stripe)
    }
    let root = UIView(frame: rect(0, 0, 6, 8))
    root.addSubview(view)
    func shown() throws -> ShownPixels {
      root.layoutIfNeeded()
      return try ShownPixels(UIImage(cgImage: #require(ViewRendering.image(of: root, scale: 1))))
    }
    var pixels = try shown()
    #expect(pixels.column(1).hasPrefix("RRRRGG") && pixels.column(0).hasPrefix("WWWWWW"))
    #expect(pixels[1, 6] == [0, 0, 0, 0] && pixels[4, 0] == [0, 0, 0, 0])
    view.contentOffset = CGPoint(x: 1, y: 5)
    pixels = try shown()
    #expect(pixels.column(0).hasPrefix("GGGBBB") && pixels.row(0).hasPrefix("GGGG"))
    #expect(pixels[0, 6] == [0, 0, 0, 0])
  }

  @Test("the description tells where the content stands")
  func description() {
    let view = makeScrollView(100, 200, content: CGSize(width: 300, height: 900))
    view.contentInset.top = 5
    view.contentOffset.y = 40
    #expect(
      view.description
        == "<UIScrollView; frame = (0 0; 100 200); clipsToBounds; contentOffset = (0 40); contentSize = (300 900); "
        + "adjustedContentInset = (5 0 0 0)>")
  }

  @Test("a subclass may have a delegate of its own type that the scroll view tells too")
  func delegateOfSubclass() {
    final class Derived: UIScrollView {
      @_nonoverride weak var delegate: ScrollRecorder? {
        get { (self as UIScrollView).delegate as? ScrollRecorder }
        set { (self as UIScrollView).delegate = newValue }
      }
    }
    let view = Derived(frame: rect(0, 0, 10, 10))
    let recorder = ScrollRecorder()
    view.delegate = recorder
    view.contentOffset.y = 1
    #expect(recorder.calls == ["scroll 0 1"])
  }

  @Test("an archive keeps content and offset")
  func coding() throws {
    let view = makeScrollView(100, 100, content: CGSize(width: 100, height: 1000))
    view.contentInset.top = 12
    view.contentOffset.y = 200
    view.maximumZoomScale = 3
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let read = try #require(UIScrollView(coder: unarchiver))
    #expect(read.contentSize == CGSize(width: 100, height: 1000) && read.contentOffset.y == 200)
    #expect(read.contentInset.top == 12 && read.maximumZoomScale == 3 && read.isPagingEnabled)
    #expect(read.contentInsetAdjustmentBehavior == .never && !read.showsVerticalScrollIndicator)
    #expect(read.isScrollEnabled && read.showsHorizontalScrollIndicator && read.clipsToBounds)
  }
}
