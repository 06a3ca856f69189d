import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Screens that apps turn", .ownHosts)
struct ScreenGeometryTests {
  private final class Player: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  private func shown() -> (ViewHost, Player) {
    let (host, player) = (ViewHost(), Player())
    host.show(player)
    return (host, player)
  }

  @Test("an app has the screen turned by its scene")
  func request() throws {
    let (host, player) = shown()
    let scene = try #require(player.view.window?.windowScene)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    host.advance(by: 1)
    #expect(host.device.orientation == .landscape && scene.effectiveGeometry.interfaceOrientation.isLandscape)
    #expect(player.view.bounds.width > player.view.bounds.height)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    host.advance(by: 1)
    #expect(host.device.orientation == .portrait)
  }

  @Test("what the controller does not support is refused with an error")
  func refusal() throws {
    let (host, player) = shown()
    player.mask = .portrait
    var code: Int?
    try #require(player.view.window?.windowScene)
      .requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { code = ($0 as NSError).code }
    host.advance(by: 1)
    #expect(code == 101 && host.device.orientation == .portrait)
  }

  @Test("a controller that supports other orientations from now on has the screen turned")
  func update() {
    let (host, player) = shown()
    player.mask = .landscape
    player.setNeedsUpdateOfSupportedInterfaceOrientations()
    host.advance(by: 1)
    #expect(host.device.orientation == .landscape)
  }

  @Test("fixed coordinates are those of the upright device")
  func fixedCoordinates() {
    let (host, player) = shown()
    let screen = UIScreen.main
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(screen.fixedCoordinateSpace.convert(rect, from: player.view) == rect)
    host.set(host.device.held(.landscape))
    let width = screen.fixedCoordinateSpace.bounds.width
    #expect(width == min(screen.bounds.width, screen.bounds.height))
    let fixed = screen.fixedCoordinateSpace.convert(rect, from: player.view)
    #expect(fixed == CGRect(x: width - 60, y: 10, width: 40, height: 30))
    #expect(screen.fixedCoordinateSpace.convert(fixed, to: player.view) == rect)
  }

  @Test("a Pencil's taps reach the interactions on the screen")
  func pencil() {
    final class Taps: NSObject, UIPencilInteractionDelegate {
      var count = 0
      func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { count += 1 }
    }
    let (host, player) = shown()
    let taps = Taps()
    let interaction = UIPencilInteraction(delegate: taps)
    player.view.addInteraction(interaction)
    host.tapPencil()
    interaction.isEnabled = false
    host.tapPencil()
    #expect(taps.count == 1)
  }
}
