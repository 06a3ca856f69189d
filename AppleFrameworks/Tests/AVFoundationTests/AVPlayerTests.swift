import AVFoundation
import FoundationGaps
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AVPlayer", .ownHosts)
struct AVPlayerTests {
  private func host() -> ViewHost {
    let host = ViewHost()
    host.show(UIViewController())
    return host
  }

  @Test("plays to the end, and says so")
  func end() throws {
    let host = host()
    let player = AVPlayer(url: try SoundFiles.write(SoundFiles.film(seconds: 2), as: "film.mp4"))
    var ended = 0
    let token = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in MainActor.assumeIsolated { ended += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(
      player.currentItem?.status == .readyToPlay
        && player.currentItem?.presentationSize == CGSize(width: 480, height: 640))
    host.run { player.play() }
    host.advance(by: 1)
    #expect(player.timeControlStatus == .playing && abs(host.run { player.currentTime().seconds } - 1) < 0.02)
    host.advance(by: 1.2)
    #expect(ended == 1 && player.rate == 0 && host.run { player.currentTime().seconds } == 2)
  }

  @Test("key-value observers hear of the player's and its item's state")
  func keyValueObserving() throws {
    let host = host()
    let item = AVPlayerItem(url: try SoundFiles.write(SoundFiles.film(seconds: 1), as: "film.mp4"))
    let player = AVPlayer()
    var heard: [String] = []
    let tokens = [
      item.observe(\.status, options: [.old, .new]) { heard.append("item \($1.oldValue!) \($1.newValue!)") },
      player.observe(\.timeControlStatus, options: [.new]) { heard.append("player \($1.newValue!)") },
      player.observe(\.rate) { player, _ in heard.append("rate \(player.rate)") },
    ]
    player.replaceCurrentItem(with: item)
    host.run { player.play() }
    host.advance(by: 1.2)
    #expect(
      heard == ["item unknown readyToPlay", "player playing", "rate 1.0", "player paused", "rate 0.0"])
    withExtendedLifetime(tokens) {}
  }

  @Test("calls observers at multiples of their interval, and at their places")
  func observers() throws {
    let host = host()
    let player = AVPlayer(url: try SoundFiles.write(SoundFiles.film(seconds: 4), as: "film.mp4"))
    var (ticks, places): ([Double], Int) = ([], 0)
    let periodic = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 2), queue: nil) {
      ticks.append($0.seconds)
    }
    _ = player.addBoundaryTimeObserver(forTimes: [NSValue(time: CMTime(value: 3, timescale: 4))], queue: nil) {
      places += 1
    }
    host.run { player.play() }
    host.advance(by: 1.2)
    #expect(ticks == [0.5, 1] && places == 1)
    host.run { player.seek(to: CMTime(value: 3, timescale: 1)) }
    host.advance(by: 0.6)
    #expect(ticks == [0.5, 1, 3.5])
    host.run { player.removeTimeObserver(periodic) }
    host.advance(by: 1)
    #expect(ticks.count == 3)
  }

  @Test("an address of the network fails, and playing waits")
  func network() throws {
    let player = AVPlayer(url: try #require(URL(string: "https://example.org/film.mp4")))
    player.play()
    #expect(player.currentItem?.status == .failed && player.currentItem?.error is URLError)
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    #expect(AVPlayer().reasonForWaitingToPlay == nil)
  }

  @Test("a queue plays one after another, and a looper one for ever")
  func queue() throws {
    let host = host()
    let file = try SoundFiles.write(SoundFiles.film(seconds: 1), as: "film.mp4")
    let items = [AVPlayerItem(url: file), AVPlayerItem(url: file)]
    let queue = AVQueuePlayer(items: items)
    host.run { queue.play() }
    host.advance(by: 1.5)
    #expect(queue.currentItem === items[1] && queue.items().count == 1)
    host.advance(by: 1)
    #expect(queue.currentItem == nil)
    let (looping, item) = (AVQueuePlayer(), AVPlayerItem(url: file))
    let looper = AVPlayerLooper(player: looping, templateItem: item)
    host.run { looping.play() }
    host.advance(by: 2.5)
    #expect(looper.loopCount == 2 && looping.currentItem === item && looping.rate == 1)
  }

  @Test("a layer is a box that is listed, and lies where pictures would")
  func layer() throws {
    let (host, root) = (ViewHost(), UIViewController())
    host.show(root)
    let player = AVPlayer(url: try SoundFiles.write(SoundFiles.film(seconds: 1), as: "film.mp4"))
    let layer = AVPlayerLayer(player: player)
    host.run {
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 640)
      root.view.layer.addSublayer(layer)
      layer.setNeedsDisplay()
    }
    _ = try host.picture()
    #expect(host.approximations.map(\.kind) == ["AVPlayerLayer"])
    #expect(host.approximations.map(\.detail) == ["video: film.mp4"])
    #expect(
      layer.isReadyForDisplay
        && layer.videoRect == AVMakeRect(aspectRatio: CGSize(width: 480, height: 640), insideRect: layer.bounds))
  }
}

@MainActor
@Suite("Capture", .ownHosts)
struct CaptureTests {
  @Test("there is no camera, and leave to use one is refused")
  func cameras() {
    let host = ViewHost()
    host.show(UIViewController())
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
    #expect(search.devices.isEmpty)
    var answers: [Bool] = []
    host.run {
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
      AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    }
    host.advance(by: 0.1)
    #expect(answers == [false] && AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
  }

  @Test("a session keeps its outputs, runs and stops; a photo of it fails")
  func session() {
    final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
      var failed = 0
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
      ) { if error != nil { failed += 1 } }
    }
    let (host, session, output, listener) = (ViewHost(), AVCaptureSession(), AVCapturePhotoOutput(), Listener())
    host.show(UIViewController())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    #expect(session.outputs == [output] && !session.canAddOutput(output))
    session.startRunning()
    #expect(session.isRunning)
    host.run { output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener) }
    host.advance(by: 0.1)
    #expect(listener.failed == 1)
    session.stopRunning()
    #expect(!session.isRunning)
  }
}
