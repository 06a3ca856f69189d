import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CAScrollLayer", .ownHosts)
struct CAScrollLayerTests {
  private let scroll = CAScrollLayer()
  private let content = layer(0, 0, 300, 300, .red)
  private let inner = layer(100, 200, 50, 50, .blue)

  init() {
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 80)
    scroll.addSublayer(content)
    content.addSublayer(inner)
  }

  @Test("a point of a layer below comes to the corner")
  func point() {
    inner.scroll(CGPoint(x: 5, y: 6))
    #expect(scroll.bounds.origin == CGPoint(x: 105, y: 206) && scroll.bounds.size == CGSize(width: 100, height: 80))
  }

  @Test("it scrolls in the directions of its mode alone")
  func modes() {
    scroll.scrollMode = .horizontally
    scroll.scroll(to: CGPoint(x: 7, y: 8))
    #expect(scroll.bounds.origin == CGPoint(x: 7, y: 0))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint(x: 70, y: 80))
    #expect(scroll.bounds.origin == CGPoint(x: 7, y: 0))
    scroll.scrollMode = .vertically
    scroll.scroll(to: CGPoint(x: 70, y: 80))
    #expect(scroll.bounds.origin == CGPoint(x: 7, y: 80) && CAScrollLayer(layer: scroll).scrollMode == .vertically)
  }

  @Test("a rectangle is shown by the shortest way, and the beginning of one that is too large")
  func rectangle() {
    inner.scrollRectToVisible(inner.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 170))
    inner.scrollRectToVisible(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 170))
    content.scrollRectToVisible(CGRect(x: 20, y: 30, width: 500, height: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 30))
  }

  @Test("what a layer shows of itself is what the scroll layer lets through")
  func visible() {
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 80) && inner.visibleRect.isEmpty)
    scroll.scroll(to: CGPoint(x: 120, y: 190))
    #expect(inner.visibleRect == CGRect(x: 20, y: 0, width: 30, height: 50))
    #expect(layer(0, 0, 5, 6).visibleRect == CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test("without a scroll layer nothing scrolls")
  func alone() {
    let root = layer(0, 0, 10, 10, nil, layer(0, 0, 20, 20))
    root.sublayers?.first?.scroll(CGPoint(x: 5, y: 5))
    #expect(root.bounds.origin == .zero)
  }
}
