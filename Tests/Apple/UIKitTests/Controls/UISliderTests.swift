import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UISlider", .ownHosts)
struct UISliderTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  /// A slider whose thumb's center moves from 116 to 316 in the window: 200 points.
  private let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 232, height: 31))

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(slider)
  }

  @Test("a value is moved into the range, and the range's ends do not cross")
  func clamping() {
    slider.value = 2
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3 && slider.value == 3)
  }

  @Test("between constraints 8 points from the edges it lies at 6 and is 31 high, as Interface Builder records it")
  func alignment() {
    // The layout is that of Charts: a slider with 8 points to both edges in a width of 297 has the frame 6 to 291.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 297, height: 80))
    let pinned = UISlider()
    let below = UIView()
    for view in [pinned, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      pinned.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      below.topAnchor.constraint(equalTo: pinned.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 6, y: 10, width: 285, height: 31))
    #expect(below.frame.minY == 40)
  }

  @Test("a finger on the knob drags the value along, and sends it each time it changes")
  func dragging() {
    var values: [Float] = []
    slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    let finger = HostFinger(down: CGPoint(x: 120, y: 115), in: screen.window)
    #expect(slider.isHighlighted)
    finger.move(to: CGPoint(x: 170, y: 115))
    finger.move(to: CGPoint(x: 220, y: 140))
    finger.move(to: CGPoint(x: 500, y: 115))
    finger.move(to: CGPoint(x: 501, y: 115))
    finger.lift()
    #expect(values == [0.25, 0.5, 1])
    #expect(!slider.isHighlighted)
  }

  @Test("a slider that is not continuous sends once, when the finger is lifted")
  func discrete() {
    slider.isContinuous = false
    var values: [Float] = []
    slider.addAction(UIAction { [slider] _ in values.append(slider.value) }, for: .valueChanged)
    let finger = HostFinger(down: CGPoint(x: 116, y: 115), in: screen.window)
    finger.move(to: CGPoint(x: 166, y: 115))
    finger.move(to: CGPoint(x: 216, y: 115))
    #expect(values.isEmpty && slider.value == 0.5)
    finger.lift()
    #expect(values == [0.5])
  }

  @Test("a finger beside the knob does nothing")
  func missing() {
    let finger = HostFinger(down: CGPoint(x: 250, y: 115), in: screen.window)
    finger.move(to: CGPoint(x: 300, y: 115))
    finger.lift()
    #expect(slider.value == 0 && !slider.isTracking)
  }

  @Test("the track is the tint color before the knob and gray behind it")
  func colors() {
    slider.value = 0.5
    var pixels = screen.pixels(of: slider)
    #expect(pixels[30, 15] == Pixel(0, 122, 255))
    #expect(pixels[200, 15].alpha == 51)
    #expect(pixels[116, 15] == .white)
    #expect(pixels[30, 10].alpha == 0)
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .black
    pixels = screen.pixels(of: slider)
    #expect(pixels[30, 15] == Pixel(255, 0, 0))
    #expect(pixels[200, 15] == Pixel(0, 255, 0))
    #expect(pixels[116, 15] == Pixel(0, 0, 0))
  }

  @Test("images beside the track shorten it, at the other ends in a right-to-left interface")
  func valueImages() throws {
    let image = try UIImage.picture(Array(repeating: String(repeating: "R", count: 20), count: 10))
    slider.minimumValueImage = image
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 2, y: 10.5, width: 20, height: 10))
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 30)
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == 230)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 230)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 2)
  }

  @Test("the knob of a right-to-left slider goes the other way")
  func mirrored() {
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).midX == 216)
    let finger = HostFinger(down: CGPoint(x: 316, y: 115), in: screen.window)
    finger.move(to: CGPoint(x: 266, y: 115))
    #expect(slider.value == 0.25)
    finger.lift()
  }

  @Test("an image in place of the knob is chosen by the state")
  func thumbImages() throws {
    let normal = try UIImage.picture(["RR", "RR"])
    let touched = try UIImage.picture(["GG", "GG"])
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(touched, for: .highlighted)
    #expect(slider.currentThumbImage === normal)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === touched)
    let pixels = screen.pixels(of: slider)
    #expect(pixels[2, 15] == Pixel(0, 255, 0))
    slider.thumbTintColor = .red
    #expect(slider.currentThumbImage == nil)
  }

  @Test("overridden rectangles are followed, by drawing and by fingers")
  func overriding() {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 100, y: 0, width: 128, height: 31)
      }
    }
    let short = Short(frame: CGRect(x: 0, y: 0, width: 300, height: 31))
    short.maximumTrackTintColor = .red
    screen.show(short)
    #expect(screen.pixels(of: short)[150, 1] == Pixel(255, 0, 0))
    let finger = HostFinger(down: CGPoint(x: 114, y: 15), in: screen.window)
    finger.move(to: CGPoint(x: 164, y: 15))
    #expect(short.value == 0.5)
    finger.lift()
  }
}
