import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIImageView", .ownHosts)
struct UIImageViewTests {
  init() { StandardScreen.make() }

  private typealias Pixel = TestPixels.Pixel
  private let screen = ControlTestScreen()
  private let red = Pixel(255, 0, 0)
  private let green = Pixel(0, 255, 0)
  private let blue = Pixel(0, 0, 255)
  private let black = Pixel(0, 0, 0)

  /// Returns 8 x 4 points: red and green above, blue and black below.
  private func quarters(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format).image { context in
      for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2 * 4, y: index / 2 * 2, width: 4, height: 2))
      }
    }
  }

  private func view(_ image: UIImage?, _ mode: UIView.ContentMode, width: CGFloat, height: CGFloat) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = mode
    screen.show(view, frame: CGRect(x: 0, y: 0, width: width, height: height))
    return view
  }

  @Test("the size is the image's, in points at any scale")
  func size() {
    #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    for scale: CGFloat in [1, 2, 3] {
      let view = UIImageView(image: quarters(scale: scale))
      #expect(view.intrinsicContentSize == CGSize(width: 8, height: 4))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 8, height: 4))
      #expect(view.sizeThatFits(CGSize(width: 1, height: 100)) == CGSize(width: 8, height: 4))
    }
    #expect(!UIImageView().isUserInteractionEnabled)
  }

  @Test("scaling to fill stretches, fitting leaves room, filling reaches beyond")
  func scaling() {
    let fill = screen.pixels(of: view(quarters(), .scaleToFill, width: 16, height: 16))
    #expect([fill[1, 1], fill[14, 1], fill[1, 14], fill[14, 14]] == [red, green, blue, black])
    let fit = screen.pixels(of: view(quarters(), .scaleAspectFit, width: 16, height: 16))
    #expect(fit.coveredRect == CGRect(x: 0, y: 4, width: 16, height: 8))
    #expect([fit[1, 5], fit[14, 10], fit[8, 2]] == [red, black, .clear])
    let wide = view(quarters(), .scaleAspectFill, width: 16, height: 16)
    wide.clipsToBounds = true
    let pixels = screen.pixels(of: wide)
    #expect([pixels[1, 1], pixels[14, 14]] == [red, black])
    #expect(pixels.coveredCount == 256)
  }

  @Test(
    "the other modes keep the image's size and put it at an edge, a corner or the middle",
    arguments: [
      (UIView.ContentMode.center, 6, 8), (.top, 6, 0), (.bottom, 6, 16), (.left, 0, 8), (.right, 12, 8),
      (.topLeft, 0, 0), (.topRight, 12, 0), (.bottomLeft, 0, 16), (.bottomRight, 12, 16),
    ])
  func placing(_ mode: UIView.ContentMode, x: Int, y: Int) {
    for scale: CGFloat in [1, 2] {
      let pixels = screen.pixels(of: view(quarters(scale: scale), mode, width: 20, height: 20))
      #expect(pixels.coveredRect == CGRect(x: x, y: y, width: 8, height: 4))
      #expect([pixels[x + 1, y], pixels[x + 6, y + 3]] == [red, black])
    }
  }

  @Test("a template shows the tint color, and follows it down the hierarchy")
  func template() {
    let view = view(quarters().withRenderingMode(.alwaysTemplate), .scaleToFill, width: 8, height: 4)
    view.tintColor = .green
    #expect(screen.pixels(of: view)[1, 1] == green)
    view.tintColor = nil
    screen.window.tintColor = .red
    #expect(screen.pixels(of: view)[6, 3] == red)
    view.image = quarters().withRenderingMode(.alwaysOriginal)
    #expect(screen.pixels(of: view)[6, 3] == black)
  }

  @Test("a drawing in a view of any size has no more pixels than screens show, in the view's proportions")
  func drawingsInLargeViews() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    for (size, pixels) in [
      (CGSize(width: 1e18, height: 1e17), CGSize(width: 4096, height: 4096)),
      (CGSize(width: 4000, height: 1000), CGSize(width: 8192, height: 2048)),
      (CGSize(width: 1e18, height: 1), CGSize(width: 32767, height: 3)),
      (CGSize(width: 1000, height: 500), CGSize(width: 3000, height: 1500)),
    ] {
      let shown = view(symbol, .scaleToFill, width: size.width, height: size.height)
      shown.traitOverrides.displayScale = 3
      screen.show(shown)
      shown.layer.displayIfNeeded()
      let contents = try #require(shown.layer.contents as! CGImage?)
      #expect(CGSize(width: contents.width, height: contents.height) == pixels, "\(size)")
    }
  }

  @Test("a template keeps the image's alpha")
  func templateAlpha() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = view(half.withRenderingMode(.alwaysTemplate), .scaleToFill, width: 4, height: 4)
    view.tintColor = .red
    #expect(screen.pixels(of: view)[2, 2].isNear(Pixel(128, 0, 0, 128)))
  }

  @Test("a dynamic tint follows the style")
  func dynamicTint() {
    let view = view(quarters().withRenderingMode(.alwaysTemplate), .scaleToFill, width: 8, height: 4)
    view.tintColor = .label
    #expect(screen.pixels(of: view)[1, 1] == black)
    screen.window.traitOverrides.userInterfaceStyle = .dark
    #expect(screen.pixels(of: view)[1, 1] == .white)
  }

  @Test("the highlighted image is shown while highlighted, where there is one")
  func highlighting() {
    let other = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    let view = view(quarters(), .scaleToFill, width: 8, height: 4)
    view.isHighlighted = true
    #expect(screen.pixels(of: view)[1, 1] == red)
    view.highlightedImage = other
    #expect(screen.pixels(of: view)[1, 1] == .white)
    view.isHighlighted = false
    #expect(screen.pixels(of: view)[1, 1] == red)
  }

  @Test("round corners cut the image when it is clipped")
  func corners() {
    let view = view(quarters(), .scaleToFill, width: 20, height: 20)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
    let pixels = screen.pixels(of: view)
    #expect([pixels[0, 0], pixels[19, 19]] == [.clear, .clear])
    #expect(pixels[5, 5] == red)
  }

  @Test("caps of a stretched image keep their size")
  func stretching() {
    // The image has 6 x 6 points: a red frame of 2 around green.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: oneToOne).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor.green.setFill()
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
    let pixels = screen.pixels(of: view(image, .scaleToFill, width: 20, height: 20))
    #expect([pixels[1, 10], pixels[18, 10], pixels[10, 1]] == [red, red, red])
    #expect(pixels[1, 1] == red && pixels[18, 18] == red)
    #expect([pixels[7, 7], pixels[12, 12], pixels[10, 10]] == [green, green, green])
  }

  @Test("the middle of a tiled image is repeated, again after the size changed")
  func tiling() {
    // The image has 4 x 1 points: red and blue caps around green and black.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: oneToOne).image { context in
      for (index, color) in [UIColor.red, .green, .black, .blue].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
      }
    }.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .tile)
    let view = view(image, .scaleToFill, width: 8, height: 1)
    var pixels = screen.pixels(of: view)
    #expect((0..<8).map { pixels[$0, 0] } == [red, green, black, green, black, green, black, blue])
    view.frame.size.width = 6
    pixels = screen.pixels(of: view)
    #expect((0..<6).map { pixels[$0, 0] } == [red, green, black, green, black, blue])
  }

  @Test("an image that flips is mirrored where the interface runs from right to left")
  func flipping() {
    let view = view(quarters().imageFlippedForRightToLeftLayoutDirection(), .scaleToFill, width: 8, height: 4)
    #expect(screen.pixels(of: view)[1, 1] == red)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(screen.pixels(of: view)[1, 1] == green)
  }

  @Test("the view's alignment rectangle is the image's")
  func alignmentRect() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(UIImageView(image: quarters().withAlignmentRectInsets(insets)).alignmentRectInsets == insets)
  }

  @Test("a view of a fixed size follows another image's alignment rectangle, also of an image as large as the last")
  func alignmentChanges() {
    let view = UIImageView(image: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    func frame(_ image: UIImage?) -> CGRect {
      view.image = image
      parent.layoutIfNeeded()
      return view.frame
    }
    let plain = CGRect(x: 35, y: 35, width: 30, height: 30)
    #expect(frame(nil) == plain)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frame(quarters().withAlignmentRectInsets(insets)) == CGRect(x: 33, y: 34, width: 36, height: 34))
    #expect(frame(quarters()) == plain)
  }

  @Test("a symbol beside a label stands on its baseline; an image without a baseline stands with its bottom there")
  func baselines() throws {
    let label = UILabel()
    label.text = "Tick"
    let view = UIImageView(image: UIImage(systemName: "checkmark"))
    let stack = UIStackView(arrangedSubviews: [view, label])
    stack.alignment = .lastBaseline
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    let symbol = try #require(view.image)
    let offset = try #require(symbol.baselineOffsetFromBottom)
    let baseline = label.frame.maxY - label.lastBaselineOffsetFromBottom
    #expect(abs(view.frame.maxY - offset - baseline) < 0.34)
    view.image = quarters()
    stack.layoutIfNeeded()
    #expect(abs(view.frame.maxY - (label.frame.maxY - label.lastBaselineOffsetFromBottom)) < 0.34)
  }

  @Test("an image view without an image shows nothing")
  func nothing() {
    let view = view(quarters(), .scaleToFill, width: 8, height: 4)
    #expect(screen.pixels(of: view).coveredCount == 32)
    view.image = nil
    #expect(screen.pixels(of: view).coveredCount == 0)
  }

  private var oneToOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
