import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("UIScrollView zooming", .ownHosts) @MainActor
struct UIScrollViewZoomTests {
  init() { StandardScreen.make() }

  /// Returns a scroll view of 100 x 100 points with a zoomable view of 400 x 400 points, between half and four times
  /// its size.
  func makeZoom() -> (UIScrollView, UIView, ScrollRecorder) {
    let view = makeScrollView(100, 100, content: CGSize(width: 400, height: 400))
    let zoomed = UIView(frame: rect(0, 0, 400, 400))
    view.addSubview(zoomed)
    let recorder = ScrollRecorder()
    recorder.zoomedView = zoomed
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.delegate = recorder
    return (view, zoomed, recorder)
  }

  @Test("zooming scales the view, the content with it, and keeps the middle in the middle")
  func zooming() {
    let (view, zoomed, recorder) = makeZoom()
    view.contentOffset = CGPoint(x: 150, y: 150)
    recorder.calls = []
    view.zoomScale = 2
    #expect(view.zoomScale == 2)
    #expect(zoomed.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(zoomed.frame == rect(0, 0, 800, 800))
    #expect(zoomed.bounds.size == CGSize(width: 400, height: 400))
    #expect(view.contentSize == CGSize(width: 800, height: 800))
    // The point 200 of the view was at the center, and is now at 400.
    #expect(view.contentOffset == CGPoint(x: 350, y: 350))
    #expect(recorder.calls == ["scroll 350 350", "zoom 2"])
    view.zoomScale = 1
    #expect(zoomed.transform.isIdentity && view.contentOffset == CGPoint(x: 150, y: 150))
    #expect(zoomed.frame == rect(0, 0, 400, 400))
  }

  @Test("scales are kept between the limits")
  func limits() {
    let (view, _, recorder) = makeZoom()
    defer { withExtendedLifetime(recorder) {} }
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.01
    #expect(view.zoomScale == 0.5)
    #expect(view.contentSize == CGSize(width: 200, height: 200))
  }

  @Test("without a view for zooming there is no zooming")
  func noView() {
    let (view, zoomed, recorder) = makeZoom()
    recorder.zoomedView = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 1 && zoomed.transform.isIdentity)
    view.delegate = nil
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 1)
  }

  @Test("zooming to a rectangle fills the view with it")
  func toRectangle() {
    let (view, _, recorder) = makeZoom()
    defer { withExtendedLifetime(recorder) {} }
    view.zoom(to: rect(100, 200, 50, 25), animated: false)
    #expect(view.zoomScale == 2)
    // The center (125, 212.5) is at (250, 425).
    #expect(view.contentOffset == CGPoint(x: 200, y: 375))
    view.zoom(to: rect(0, 0, 1, 1), animated: false)
    #expect(view.zoomScale == 4)
    #expect(view.contentOffset == .zero)
  }

  @Test("an animated zoom has a beginning and an end")
  func animated() {
    let (view, _, recorder) = makeZoom()
    view.contentOffset = CGPoint(x: 0, y: 0)
    view.setZoomScale(2, animated: true)
    #expect(recorder.calls == ["begin zooming", "scroll 50 50", "zoom 2", "end of zooming 2"])
  }

  @Test("a view that constraints hold is zoomed from its top left, and gives the content its size")
  func withConstraints() {
    let (view, old, recorder) = makeZoom()
    old.removeFromSuperview()
    let zoomed = place(ContentView(400, 300), in: view)
    recorder.zoomedView = zoomed
    activate(
      zoomed.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      zoomed.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      zoomed.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      zoomed.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor))
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 400, height: 300))
    view.zoomScale = 2
    view.layoutIfNeeded()
    #expect(zoomed.frame == rect(0, 0, 800, 600))
    #expect(view.contentSize == CGSize(width: 800, height: 600))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(zoomed.frame == rect(0, 0, 800, 600) && view.contentSize == CGSize(width: 800, height: 600))
  }
}
