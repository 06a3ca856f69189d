import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIVisualEffectView", .ownHosts)
struct UIVisualEffectViewTests {
  init() { StandardScreen.make() }

  /// Returns 100 x 100 points of a color, with an optional second color from x = 50 on, and an effect view on top.
  private func scene(
    _ effect: UIVisualEffect?, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100), left: UIColor,
    right: UIColor? = nil, style: UIUserInterfaceStyle = .light
  ) -> (screen: ControlTestScreen, ground: UIView, view: UIVisualEffectView) {
    let screen = ControlTestScreen(style: style)
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ground.backgroundColor = left
    if let right {
      let half = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
      half.backgroundColor = right
      ground.addSubview(half)
    }
    let view = UIVisualEffectView(effect: effect)
    view.frame = frame
    ground.addSubview(view)
    screen.show(ground)
    return (screen, ground, view)
  }

  @Test("over one color every pixel is that color under the material's tint")
  func tint() {
    let (screen, ground, view) = scene(UIBlurEffect(style: .systemChromeMaterialLight), left: .white)
    // The value is 0.82 of 248 and 0.18 of 255.
    let light = screen.pixels(of: ground)
    for place in [0, 1, 49, 98, 99] { #expect(light[place, place].isNear(.init(249, 249, 249), within: 1)) }
    ground.backgroundColor = .black
    view.effect = UIBlurEffect(style: .systemMaterialDark)
    // The value is 0.82 of 37.
    #expect(screen.pixels(of: ground)[50, 50].isNear(.init(30, 30, 30), within: 1))
    view.effect = nil
    #expect(screen.pixels(of: ground)[50, 50] == .init(0, 0, 0))
  }

  @Test("an edge behind it becomes a ramp, the same on every row")
  func blur() {
    let (screen, ground, _) = scene(UIBlurEffect(style: .light), left: .black, right: .white)
    let pixels = screen.pixels(of: ground)
    let row = (0..<100).map { pixels[$0, 50].red }
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    // The value is the average of black and white, under 0.3 of white.
    #expect(abs(pixels[49, 50].red - 166) < 6)
    #expect(row[0] < 130 && row[99] > 220 && row[99] - row[0] > 100)
    for y in [0, 30, 99] { #expect(pixels[20, y] == pixels[20, 50]) }
  }

  @Test("nothing beyond its edges shines in, and nothing there changes")
  func edges() {
    let frame = CGRect(x: 50, y: 0, width: 50, height: 100)
    let (screen, ground, _) = scene(UIBlurEffect(style: .light), frame: frame, left: .black, right: .white)
    let pixels = screen.pixels(of: ground)
    #expect(pixels[49, 50] == .init(0, 0, 0))
    for x in [50, 51, 75, 99] { #expect(pixels[x, 50] == .white) }
  }

  @Test("colors become stronger")
  func saturation() {
    let color = UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    let (screen, ground, _) = scene(UIBlurEffect(style: .systemUltraThinMaterialDark), left: color)
    let pixel = screen.pixels(of: ground)[50, 50]
    // With luma 0.521, red is 0.521 + 0.079 * 1.8 = 0.663 and green is 0.521 - 0.021 * 1.8 = 0.483. The color has 0.45
    // of them and 0.55 of 37.
    #expect(pixel.isNear(.init(96, 76, 76), within: 2))
  }

  @Test("rounded corners cut the blur off")
  func corners() {
    let (screen, ground, view) = scene(UIBlurEffect(style: .systemMaterialLight), left: .black)
    view.layer.cornerRadius = 30
    view.clipsToBounds = true
    let pixels = screen.pixels(of: ground)
    #expect(pixels[1, 1] == .init(0, 0, 0) && pixels[98, 98] == .init(0, 0, 0))
    #expect(pixels[50, 50].red > 150 && pixels[50, 1].red > 150)
  }

  @Test("an alpha fades the blur into what lies behind")
  func alpha() {
    let (screen, ground, view) = scene(UIBlurEffect(style: .systemMaterialDark), left: .white)
    let full = screen.pixels(of: ground)[50, 50].red
    view.alpha = 0.5
    #expect(abs(screen.pixels(of: ground)[50, 50].red - (full + 255) / 2) <= 2)
    // With content, the view and its content fade as one picture.
    let patch = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    patch.backgroundColor = .black
    view.contentView.addSubview(patch)
    let pixels = screen.pixels(of: ground)
    #expect(abs(pixels[50, 50].red - (full + 255) / 2) <= 2)
    #expect(abs(pixels[5, 5].red - 128) <= 2)
  }

  @Test("in a translucent group it sees what the group lies upon")
  func groups() {
    let screen = ControlTestScreen()
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    ground.backgroundColor = .red
    let group = UIView(frame: ground.bounds)
    group.alpha = 0.99
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    blur.frame = ground.bounds
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    label.backgroundColor = .blue
    group.addSubview(blur)
    group.addSubview(label)
    ground.addSubview(group)
    screen.show(ground)
    let pixel = screen.pixels(of: ground)[50, 50]
    #expect(pixel.red > 250 && abs(pixel.green - 76) < 6)
  }

  @Test("materials follow the traits, those with a fixed style don't")
  func traits() {
    let (screen, ground, view) = scene(UIBlurEffect(style: .systemMaterial), left: .gray)
    #expect(screen.pixels(of: ground)[50, 50].red > 200)
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(screen.pixels(of: ground)[50, 50].red < 80)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(screen.pixels(of: ground)[50, 50].red > 200)
  }

  @Test("under vibrancy contents of all colors have the material's")
  func vibrancy() {
    let blur = UIBlurEffect(style: .systemMaterial)
    let (screen, ground, view) = scene(UIVibrancyEffect(blurEffect: blur, style: .label), left: .white)
    for (x, color) in [(0, UIColor.red), (20, .green)] {
      let patch = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
      patch.backgroundColor = color
      view.contentView.addSubview(patch)
    }
    var pixels = screen.pixels(of: ground)
    // The value is 0.8 of black over white.
    #expect(pixels[5, 5].isNear(.init(51, 51, 51)) && pixels[5, 5] == pixels[25, 5])
    #expect(pixels[60, 60] == .white)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    pixels = screen.pixels(of: ground)
    #expect(pixels[5, 5].isNear(.init(115, 115, 115)))
    view.effect = nil
    #expect(screen.pixels(of: ground)[5, 5] == .init(255, 0, 0))
  }

  @Test("the content view has the view's size")
  func contentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 5, y: 5, width: 80, height: 40)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.bounds.size.width = 120
    #expect(view.contentView.frame.width == 120)
  }

  @Test("a subview of its own ends the program")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
  }

  @Test("effects are equal where they do the same")
  func equality() {
    let blur = UIBlurEffect(style: .dark)
    #expect(blur.isEqual(UIBlurEffect(style: .dark)) && !blur.isEqual(UIBlurEffect(style: .light)))
    #expect(UIVibrancyEffect(blurEffect: blur).isEqual(UIVibrancyEffect(blurEffect: blur, style: .label)))
    #expect(!UIVibrancyEffect(blurEffect: blur).isEqual(UIVibrancyEffect(blurEffect: blur, style: .fill)))
  }
}
