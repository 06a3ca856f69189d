import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("Moving pictures", .ownHosts)
struct MovingPictureTests {
  @Test("hold the frames of a stretch of time, the same bytes in each run")
  func recording() throws {
    AppHost.current.clock.now = 10
    defer { AppHost.current.clock.now = 0 }
    func run() throws -> MovingPicture {
      let host = ViewHost(device: .standard)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      let box = UIView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
      box.backgroundColor = .systemRed
      view.backgroundColor = .white
      view.addSubview(box)
      let root = UIViewController()
      root.view.addSubview(view)
      host.show(root)
      UIView.animate(withDuration: 0.5) { box.frame.origin.x = 40 }
      return try host.record(seconds: 1, frameRate: 20, of: view)
    }
    let first = try run()
    let bytes = first.png()
    #expect(first.duration == 1 && first.frameCount == 11)
    #expect(Array(bytes[37..<41]) == Array("acTL".utf8) && Array(bytes[41..<45]) == [0, 0, 0, 11])
    #expect(try run().png() == bytes)
  }
}
