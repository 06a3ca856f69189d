import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("What the system shows of itself", .ownHosts)
struct SystemBarTests {
  private typealias Pixel = Picture.Pixel
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let black = Pixel(red: 0, green: 0, blue: 0)

  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesBar = false
    var hidesIndicator = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesBar }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
    }
  }

  private func picture(
    _ device: Device = .standard, _ style: UIUserInterfaceStyle = .light, _ change: (Screen) -> Void = { _ in }
  ) throws -> Picture {
    var surroundings = HostEnvironment()
    surroundings.style = style
    let host = ViewHost(device: device, surroundings: surroundings)
    host.showsSystemBars = true
    let screen = Screen()
    change(screen)
    host.show(screen)
    return try host.picture()
  }

  /// Returns the number of pixels in a row that differ from a color.
  private func marks(
    _ picture: Picture, from left: CGFloat, to right: CGFloat, y: ClosedRange<CGFloat>, not ground: Pixel
  )
    -> Int
  {
    stride(from: y.lowerBound, through: y.upperBound, by: 1).reduce(0) { sum, y in
      sum + stride(from: left, to: right, by: 1).count { picture.pixel(x: $0, y: y) != ground }
    }
  }

  @Test("they are left out unless the host wants them")
  func off() throws {
    let host = ViewHost(device: .standard)
    host.show(Screen())
    let plain = try host.picture()
    #expect(plain.pixel(x: 196, y: 30) == white && plain.pixel(x: 196, y: 841) == white)
    host.showsSystemBars = true
    let whole = try host.picture()
    #expect(whole.pixel(x: 196, y: 30) == black && whole.pixel(x: 196, y: 841) == black)
    #expect(plain.image.width == whole.image.width && plain.image.height == whole.image.height)
    // A picture of a single view never includes the bars.
    #expect(try host.picture(of: host.shownView).pixel(x: 196, y: 30) == white)
  }

  @Test("time on the left, network and battery on the right of an island; white in the dark")
  func phone() throws {
    let light = try picture()
    #expect(marks(light, from: 30, to: 110, y: 22...42, not: white) > 60)
    #expect(marks(light, from: 290, to: 380, y: 22...42, not: white) > 60)
    #expect(marks(light, from: 0, to: 393, y: 56...80, not: white) == 0)
    let dark = try picture(.standard, .dark)
    #expect(marks(dark, from: 30, to: 110, y: 22...42, not: black) > 60)
    #expect(dark.pixel(x: 196, y: 841) == white)
  }

  @Test("the controllers on the screen decide about color and presence")
  func controllers() throws {
    let light = try picture {
      $0.style = .lightContent
      $0.view.backgroundColor = .black
    }
    #expect(marks(light, from: 30, to: 110, y: 22...42, not: black) > 60)
    // The color of the home indicator depends on the content below it.
    #expect(light.pixel(x: 196, y: 841) == white)
    let bare = try picture {
      $0.hidesBar = true
      $0.hidesIndicator = true
    }
    #expect(marks(bare, from: 0, to: 120, y: 0...59, not: white) == 0)
    #expect(bare.pixel(x: 196, y: 841) == white)
    // The Dynamic Island is not a part of the status bar.
    #expect(bare.pixel(x: 196, y: 30) == black)
  }

  @Test("where no view draws the display is black; a picture without the bars keeps such places transparent")
  func undrawn() throws {
    let host = ViewHost(device: .standard)
    let screen = UIViewController()
    screen.view.backgroundColor = nil
    host.show(screen)
    #expect(try host.picture().pixel(x: 196, y: 400) == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    host.showsSystemBars = true
    #expect(try host.picture().pixel(x: 196, y: 400) == black)
  }

  @Test("a screen with a home button has the bar alone, one on its side no bar")
  func others() throws {
    let plain = try picture(try Device.named("iPhone SE"))
    #expect(marks(plain, from: 160, to: 215, y: 3...17, not: white) > 20)
    #expect(plain.pixel(x: 187, y: 660) == white)
    let notch = try picture(try Device.named("iPhone 11"))
    #expect(notch.pixel(x: 207, y: 10) == black && notch.pixel(x: 207, y: 40) == white)
    let side = try picture(Device.standard.held(.landscape))
    #expect(marks(side, from: 100, to: 852, y: 0...60, not: white) == 0)
    #expect(side.pixel(x: 30, y: 196) == black && side.pixel(x: 426, y: 382) == black)
    let pad = try picture(try Device.named("iPad Pro 11-inch"))
    #expect(marks(pad, from: 5, to: 160, y: 5...20, not: white) > 40 && pad.pixel(x: 417, y: 1183) == black)
  }

  @Test("the date on a tablet is the host's")
  func date() throws {
    func bar(_ days: Double) throws -> [Pixel] {
      let host = ViewHost(device: try Device.named("iPad Pro 11-inch"))
      host.showsSystemBars = true
      host.show(Screen())
      host.run { UserInterface.current.date.atStart += days * 86_400 }
      let picture = try host.picture()
      return stride(from: CGFloat(40), to: 160, by: 0.5).map { picture.pixel(x: $0, y: 12) }
    }
    #expect(try bar(0) == bar(0))
    #expect(try bar(0) != bar(3))
  }

  @Test("all windows of the screen are in the picture, those in front above the others")
  func windows() throws {
    let host = ViewHost(device: .standard)
    host.show(Screen())
    let scene = try #require(host.window.windowScene)
    let banner = UIWindow(windowScene: scene)
    banner.frame = CGRect(x: 0, y: 100, width: 393, height: 50)
    banner.windowLevel = .alert
    banner.rootViewController = UIViewController()
    banner.rootViewController?.view.backgroundColor = .red
    banner.isHidden = false
    let picture = try host.picture()
    #expect(picture.pixel(x: 10, y: 120).green < 80 && picture.pixel(x: 10, y: 160) == white)
    banner.isHidden = true
    #expect(try host.picture().pixel(x: 10, y: 120) == white)
  }
}
