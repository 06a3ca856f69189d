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

  @Test("a media library is empty, and the user denies access")
  func library() async {
    #expect(MPMediaQuery.songs().items?.isEmpty == true && MPMediaQuery.albums().groupingType == .album)
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
    #expect(await MPMediaLibrary.requestAuthorization() == .denied)
    #expect(MPMediaLibrary.authorizationStatus() == .denied)
  }

  @Test("a picker of media items tells its delegate about Cancel")
  func picker() throws {
    final class Listener: NSObject, MPMediaPickerControllerDelegate {
      var cancels = 0
      func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { cancels += 1 }
    }
    let (host, root, listener) = (ViewHost(), UIViewController(), Listener())
    host.show(root)
    host.run {
      let picker = MPMediaPickerController(mediaTypes: .anyAudio)
      picker.delegate = listener
      picker.prompt = "Choose a song"
      root.present(picker, animated: false)
    }
    host.advance(by: 0.1)
    try host.tap(text: "Cancel")
    #expect(listener.cancels == 1)
  }

  @Test("a music player keeps its queue and plays only items")
  func player() {
    let player = MPMusicPlayerController.applicationMusicPlayer
    player.play()
    #expect(player.playbackState == .stopped && player.indexOfNowPlayingItem == NSNotFound)
    let items = [MPMediaItem(), MPMediaItem()]
    player.setQueue(with: MPMediaItemCollection(items: items))
    player.play()
    player.skipToNextItem()
    #expect(player.playbackState == .playing && player.nowPlayingItem === items[1])
    #expect(player === MPMusicPlayerController.applicationMusicPlayer)
    #expect(player !== MPMusicPlayerController.systemMusicPlayer)
  }
}
