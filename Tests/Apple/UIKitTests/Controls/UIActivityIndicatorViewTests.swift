import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIActivityIndicatorView", .ownHosts)
struct UIActivityIndicatorViewTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let view = UIActivityIndicatorView(style: .large)

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(view)
  }

  @Test("medium is 20 points wide and high, large 37")
  func sizes() {
    #expect(UIActivityIndicatorView(style: .medium).frame.size == CGSize(width: 20, height: 20))
    #expect(view.frame.size == CGSize(width: 37, height: 37))
    view.style = .medium
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("it is hidden while it stands still, unless it shall not be")
  func hiding() {
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.hidesWhenStopped = true
    #expect(!view.isHidden)
  }

  @Test("the foremost spoke goes round once in 0.8 seconds of the host's clock")
  func turning() {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    view.color = .red
    view.startAnimating()
    func isForemost(x: Int, y: Int) -> Bool {
      FrameLoop.update(screen.window)
      return screen.pixels(of: view)[x, y] == Pixel(255, 0, 0)
    }
    #expect(isForemost(x: 18, y: 5) && !isForemost(x: 32, y: 18))
    AppHost.current.clock.now = start + 0.25
    #expect(isForemost(x: 32, y: 18) && !isForemost(x: 18, y: 5))
    AppHost.current.clock.now = start + 0.45
    #expect(isForemost(x: 18, y: 32))
    AppHost.current.clock.now = start + 0.85
    #expect(isForemost(x: 18, y: 5))
  }

  @Test("there are eight spokes, with nothing between and in the middle")
  func spokes() {
    view.startAnimating()
    FrameLoop.update(screen.window)
    let pixels = screen.pixels(of: view, scale: 4)
    var changes = 0
    for index in 0..<720 {
      let covered = [index, index + 1].map { step in
        let angle = Double(step) / 720 * 2 * .pi
        return pixels[Int(74 + 52 * cos(angle)), Int(74 + 52 * sin(angle))].alpha > 20
      }
      if covered[0] != covered[1] { changes += 1 }
    }
    #expect(changes == 16)
    #expect(pixels[74, 74] == .clear)
  }

  @Test("a color of nil is the system's gray")
  func color() {
    view.color = .red
    view.color = nil
    #expect(view.color == .systemGray)
  }
}
