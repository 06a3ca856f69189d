import AVKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AVPictureInPictureController", .ownHosts)
struct AVPictureInPictureControllerTests {
  private final class Listener: NSObject, AVPictureInPictureControllerDelegate {
    var codes: [AVKitError.Code?] = []
    func pictureInPictureController(
      _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) { codes.append((error as? AVKitError)?.code) }
  }

  @Test("the device does not support it: a layer makes no controller, and one with a source does not start")
  func unsupported() {
    let (host, listener, layer) = (ViewHost(), Listener(), AVPlayerLayer())
    host.show(UIViewController())
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: layer) == nil)
    let controller = AVPictureInPictureController(
      contentSource: AVPictureInPictureController.ContentSource(playerLayer: layer))
    #expect(controller.playerLayer === layer && !controller.isPictureInPicturePossible)
    host.run {
      controller.delegate = listener
      controller.startPictureInPicture()
    }
    host.advance(by: 0.1)
    #expect(listener.codes == [.pictureInPictureStartFailed] && !controller.isPictureInPictureActive)
  }

  @Test("the pictures of its buttons are those of the system")
  func pictures() {
    let host = ViewHost()
    host.run {
      let images = [
        AVPictureInPictureController.pictureInPictureButtonStartImage,
        AVPictureInPictureController.pictureInPictureButtonStopImage,
      ]
      #expect(images.allSatisfy { $0.size.width > 0 } && images[0] != images[1])
    }
  }
}
