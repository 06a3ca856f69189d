import AVKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AVPlayerViewController", .ownHosts)
struct AVPlayerViewControllerTests {
  @Test("is a box with the film's name, and goes away by its button")
  func life() throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    let file = try SoundFiles.write(SoundFiles.film(seconds: 1), as: "film.mp4")
    host.run {
      let controller = AVPlayerViewController()
      controller.player = AVPlayer(url: file)
      root.present(controller, animated: false)
    }
    host.advance(by: 0.1)
    #expect(host.approximations.map(\.kind) == ["AVPlayerViewController"])
    #expect(host.approximations.map(\.detail) == ["video: film.mp4"])
    try host.tap(text: "Done")
    host.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("within another controller it has no button to go away by")
  func embedded() throws {
    let (host, root, child) = (ViewHost(), UIViewController(), AVPlayerViewController())
    host.show(root)
    host.run {
      root.addChild(child)
      child.view.frame = root.view.bounds
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(throws: (any Error).self) { try host.tap(text: "Done") }
    #expect(child.contentOverlayView?.superview === child.view)
  }
}
