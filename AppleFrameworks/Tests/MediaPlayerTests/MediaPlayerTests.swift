import MediaPlayer
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("MediaPlayer", .ownHosts)
struct MediaPlayerTests {
  @Test("what plays is kept for the host")
  func info() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
    #expect(MPNowPlayingInfoCenter.default().nowPlayingInfo?["title"] as? String == "Song")
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
    #expect(artwork.bounds.width == 9 && artwork.image(at: .zero) != nil)
  }

  @Test("commands take targets and let them go; none comes")
  func commands() {
    var heard = 0
    let command = MPRemoteCommandCenter.shared().playCommand
    let target = command.addTarget { _ in
      heard += 1
      return .success
    }
    command.removeTarget(target)
    #expect(heard == 0 && command === MPRemoteCommandCenter.shared().playCommand)
  }

  @Test("a volume view is a box that is listed")
  func volume() {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    host.run { root.view.addSubview(MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))) }
    #expect(host.approximations.map(\.kind) == ["MPVolumeView"])
  }
}
