import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIImageView's animation", .ownHosts)
struct UIImageViewAnimationTests {
  init() { StandardScreen.make() }

  private func frames() throws -> [UIImage] { try ["R", "G", "B"].map { try UIImage.picture([$0]) } }

  /// Returns the displayed images of the view at times from now on, in a window that is updated.
  private func shown(_ view: UIImageView, in screen: ControlTestScreen, at times: [Double]) throws -> String {
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    return try times.map { time in
      AppHost.current.clock.now = start + time
      FrameLoop.update(screen.window)
      return try ShownPixels(try #require(view.shownImage)).row(0)
    }.joined()
  }

  @Test("frames follow the time, over and over")
  func looping() throws {
    let view = UIImageView(image: try UIImage.picture(["K"]))
    view.animationImages = try frames()
    view.animationDuration = 3
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    let screen = ControlTestScreen()
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try shown(view, in: screen, at: [0, 0.9, 1, 2.5, 3, 7.2]) == "RRGBRG")
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(try shown(view, in: screen, at: [1]) == "K")
  }

  @Test("after its repeats an animation is over, and the image is back")
  func repeats() throws {
    let view = UIImageView(image: try UIImage.picture(["K"]))
    view.animationImages = try frames()
    view.animationRepeatCount = 2
    view.startAnimating()
    let screen = ControlTestScreen()
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    // Three frames take a tenth of a second by default.
    #expect(try shown(view, in: screen, at: [0, 0.05, 0.19]) == "RGB" && view.isAnimating)
    #expect(try shown(view, in: screen, at: [0.21]) == "K" && !view.isAnimating)
  }

  @Test("an animated image begins by itself, and another image ends it")
  func animatedImage() throws {
    let view = UIImageView(frame: .zero)
    view.image = UIImage.animatedImage(with: try frames(), duration: 0.3)
    #expect(view.isAnimating)
    let screen = ControlTestScreen()
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try shown(view, in: screen, at: [0, 0.15, 0.2]) == "RGB")
    view.image = try UIImage.picture(["K"])
    #expect(!view.isAnimating)
    #expect(UIImageView(image: UIImage.animatedImage(with: try frames(), duration: 1)).isAnimating)
  }

  @Test("the picture on the screen changes with the time")
  func pixels() throws {
    let view = UIImageView(frame: .zero)
    view.animationImages = try frames()
    view.animationDuration = 3
    view.startAnimating()
    let screen = ControlTestScreen()
    screen.show(view, frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let start = AppHost.current.clock.now
    defer { AppHost.current.clock.now = start }
    FrameLoop.update(screen.window)
    #expect(screen.pixels(of: view)[2, 2] == TestPixels.Pixel(255, 0, 0))
    AppHost.current.clock.now = start + 1.5
    FrameLoop.update(screen.window)
    #expect(screen.pixels(of: view)[2, 2] == TestPixels.Pixel(0, 255, 0))
  }

  @Test("new frames end an animation, and one without frames does not begin")
  func changing() throws {
    let view = UIImageView(frame: .zero)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = try frames()
    view.startAnimating()
    view.animationImages = nil
    #expect(!view.isAnimating)
  }
}
