import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIProgressView", .ownHosts)
struct UIProgressViewTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 201, height: 4))

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(view)
  }

  @Test("it is 4 points high and has no opinion about its width")
  func size() {
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
    #expect(view.sizeThatFits(CGSize(width: 80, height: 80)) == CGSize(width: 80, height: 4))
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test("progress is moved to between 0 and 1")
  func clamping() {
    view.progress = 2
    #expect(view.progress == 1)
    view.setProgress(-1, animated: true)
    #expect(view.progress == 0)
    view.progress = .nan
    #expect(view.progress == 0)
  }

  @Test(
    "what is done is whole points long, halves up, and at least 8",
    arguments: [
      (Float(0), 0), (0.001, 8), (0.5, 101), (0.25, 50), (1, 201),
    ])
  func fill(_ progress: Float, _ length: Int) {
    view.progressTintColor = .red
    view.progress = progress
    let pixels = screen.pixels(of: view)
    // Rounded ends are partly gray.
    #expect((0..<201).count { pixels[$0, 2].red > 150 } == length)
  }

  @Test("the bar is the tint color on gray; the bar style has no gray")
  func colors() {
    view.progress = 0.5
    var pixels = screen.pixels(of: view)
    #expect(pixels[50, 2] == Pixel(0, 122, 255))
    #expect(pixels[150, 2].alpha == 51)
    view.progressViewStyle = .bar
    pixels = screen.pixels(of: view)
    #expect(pixels[150, 2] == .clear)
    #expect(pixels[0, 0] == Pixel(0, 122, 255))
    view.trackTintColor = .green
    #expect(screen.pixels(of: view)[150, 2] == Pixel(0, 255, 0))
  }

  @Test("it grows from the right in a right-to-left interface")
  func mirrored() {
    view.semanticContentAttribute = .forceRightToLeft
    view.progress = 0.25
    let pixels = screen.pixels(of: view)
    #expect(pixels[190, 2] == Pixel(0, 122, 255))
    #expect(pixels[10, 2].alpha == 51)
  }

  @Test("observed progress is followed from frame to frame")
  func observing() {
    let progress = Progress(totalUnitCount: 4)
    view.observedProgress = progress
    progress.completedUnitCount = 1
    #expect(view.progress == 0.25)
    FrameLoop.update(screen.window)
    #expect(screen.pixels(of: view)[40, 2] == Pixel(0, 122, 255))
    progress.completedUnitCount = 3
    FrameLoop.update(screen.window)
    #expect(screen.pixels(of: view)[140, 2] == Pixel(0, 122, 255))
    view.observedProgress = nil
    #expect(view.progress == 0.75)
  }

  @Test("images take the place of the colors, and colors that of images")
  func images() throws {
    view.trackImage = try UIImage.picture(["K", "K", "K", "K", "K", "K"])
    #expect(view.intrinsicContentSize.height == 6)
    view.progress = 0.1
    #expect(screen.pixels(of: view)[150, 2] == Pixel(0, 0, 0))
    view.trackTintColor = .red
    #expect(view.trackImage == nil)
  }
}
