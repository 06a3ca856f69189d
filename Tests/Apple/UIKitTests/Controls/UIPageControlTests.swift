import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIPageControl", .ownHosts)
struct UIPageControlTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  /// A control with five dots, 110 points wide with its padding, from 45 to 155. The centers of the dots are 18 points
  /// apart, from 64 to 136.
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 37))

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    control.numberOfPages = 5
    screen.show(control)
  }

  private func record() -> () -> [Int] {
    var values: [Int] = []
    control.addAction(UIAction { [control] _ in values.append(control.currentPage) }, for: .valueChanged)
    return { values }
  }

  @Test("three pages are 74 x 26 points large, as recorded since iOS 14")
  func size() {
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    #expect(control.intrinsicContentSize == CGSize(width: 110, height: 26))
    #expect(control.size(forNumberOfPages: 0).width == 0)
  }

  @Test("the current page is one that there is")
  func clamping() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = -3
    #expect(control.currentPage == 0)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test("taps in the right and left halves go on and back, and stop at the ends")
  func tapping() {
    let values = record()
    for x: CGFloat in [190, 110, 10, 10, 10] {
      HostFinger(down: CGPoint(x: x, y: 18), in: screen.window).lift()
    }
    #expect(values() == [1, 2, 1, 0])
  }

  @Test("a drag goes through the pages under the finger")
  func dragging() {
    let values = record()
    let finger = HostFinger(down: CGPoint(x: 64, y: 18), in: screen.window)
    finger.move(to: CGPoint(x: 85, y: 18))
    #expect(control.interactionState == .continuous)
    finger.move(to: CGPoint(x: 130, y: 18))
    finger.lift()
    #expect(values() == [1, 4])
    #expect(control.interactionState == .none)
  }

  @Test("without continuous interaction a drag is a tap")
  func discreteOnly() {
    control.allowsContinuousInteraction = false
    let values = record()
    let finger = HostFinger(down: CGPoint(x: 10, y: 18), in: screen.window)
    finger.move(to: CGPoint(x: 190, y: 18))
    finger.lift()
    #expect(values() == [1])
  }

  @Test("dots have their colors, and the current one its own")
  func colors() {
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    control.currentPage = 1
    let pixels = screen.pixels(of: control)
    #expect(pixels[64, 18] == Pixel(255, 0, 0))
    #expect(pixels[82, 18] == Pixel(0, 0, 255))
    #expect(pixels[73, 18] == .clear)
  }

  @Test("in a right-to-left interface the first page is at the right, and a tap at the left goes on")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    control.currentPageIndicatorTintColor = .blue
    #expect(screen.pixels(of: control)[136, 18] == Pixel(0, 0, 255))
    HostFinger(down: CGPoint(x: 10, y: 18), in: screen.window).lift()
    #expect(control.currentPage == 1)
  }

  @Test("a single page's dot can be hidden")
  func single() {
    control.numberOfPages = 1
    #expect(screen.pixels(of: control).coveredCount > 0)
    control.hidesForSinglePage = true
    #expect(screen.pixels(of: control).coveredCount == 0)
  }

  @Test("images take the places of dots, each page's own before the common one")
  func images() throws {
    let square = try UIImage.picture(Array(repeating: String(repeating: "K", count: 10), count: 10))
    control.preferredIndicatorImage = square
    #expect(control.size(forNumberOfPages: 5).width == 110)
    control.pageIndicatorTintColor = .red
    let pixels = screen.pixels(of: control)
    // The pixel is in the corner of the second image, where a dot would be clear.
    #expect(pixels[77, 14] == Pixel(255, 0, 0))
  }

  @Test("vertical dots run down, and are as long as the row was")
  func vertical() {
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 110))
  }

  @Test("the prominent style has a patch behind the dots")
  func background() {
    #expect(screen.pixels(of: control)[73, 18] == .clear)
    control.backgroundStyle = .prominent
    #expect(screen.pixels(of: control)[73, 18].alpha > 20)
  }

  @Test("any number of pages is laid out at once: dots are around the current one", arguments: [100_000, .max])
  func anyNumberOfPages(_ count: Int) {
    control.numberOfPages = count
    control.currentPage = count / 2
    control.setIndicatorImage(UIImage(systemName: "star"), forPage: count / 2 + 1)
    screen.window.layoutIfNeeded()
    #expect(control.dots.count == 500)
    #expect(control.firstPageWithDot + 250 == control.currentPage)
    #expect(control.intrinsicContentSize.width >= CGFloat(count) * 17)
    #expect(control.dots[250].image == nil && control.dots[251].image != nil)
    #expect(abs(control.dots[250].center.x - 100) < 20)
    let values = record()
    HostFinger(down: CGPoint(x: 190, y: 18), in: screen.window).lift()
    #expect(values() == [count / 2 + 1])
    control.currentPage = count
    screen.window.layoutIfNeeded()
    #expect(control.firstPageWithDot == count - 500 && control.currentPage == count - 1)
  }
}
