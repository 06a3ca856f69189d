import AVFoundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("AVAsset", .ownHosts)
struct AVAssetTests {
  @Test("says how long a film is, how large and how it is turned")
  func film() async throws {
    let asset = AVAsset(url: try SoundFiles.write(SoundFiles.film(seconds: 4), as: "film.mp4"))
    #expect(asset.duration == CMTime(value: 4000, timescale: 1000))
    let track = try #require(asset.tracks(withMediaType: .video).first)
    #expect(track.naturalSize == CGSize(width: 640, height: 480) && track.trackID == 7)
    #expect(track.preferredTransform == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 480, ty: 0))
    #expect(track.nominalFrameRate == 30 && track.languageCode == "eng" && track.estimatedDataRate == 24000)
    #expect(try await asset.load(.duration) == asset.duration)
    #expect(try await asset.loadTracks(withMediaType: .audio).isEmpty)
    #expect(AVPlayerItem(asset: asset).status == .unknown)
  }

  @Test("what is no film fails, and what lies on the network can't be had")
  func failures() async throws {
    let words = AVURLAsset(url: try SoundFiles.write(Data("no film".utf8), as: "film.mp4"))
    #expect(words.duration.isIndefinite && words.tracks.isEmpty && !words.isPlayable)
    await #expect(throws: AVError.self) { try await words.load(.tracks) }
    let remote = AVURLAsset(url: try #require(URL(string: "https://example.org/film.mp4")))
    await #expect(throws: URLError.self) { try await remote.load(.duration) }
    var error: NSError?
    #expect(remote.statusOfValue(forKey: "duration", error: &error) == .failed && error?.code == -1009)
  }

  @Test("no picture can be taken out, and nothing can be exported")
  func images() async throws {
    let asset = AVAsset(url: try SoundFiles.write(SoundFiles.film(seconds: 1), as: "film.mov"))
    #expect(throws: AVError.self) { try AVAssetImageGenerator(asset: asset).copyCGImage(at: .zero, actualTime: nil) }
    let session = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    await session.export()
    #expect(session.status == .failed && session.error is AVError)
    #expect(AVAssetExportSession(asset: asset, presetName: "none") == nil)
  }

  @Test("a composition is as long as its pieces")
  func composition() throws {
    let asset = AVAsset(url: try SoundFiles.write(SoundFiles.film(seconds: 4), as: "film.mp4"))
    let source = try #require(asset.tracks.first)
    func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    try track.insertTimeRange(CMTimeRange(start: .zero, duration: seconds(2)), of: source, at: .zero)
    try track.insertTimeRange(CMTimeRange(start: seconds(2), duration: seconds(1)), of: source, at: seconds(1))
    #expect(composition.duration == seconds(3) && composition.naturalSize.width == 640)
    #expect(track.segments.map(\.timeMapping.source.start.seconds) == [0, 2, 1])
    track.removeTimeRange(CMTimeRange(start: seconds(0.5), duration: seconds(1)))
    #expect(composition.duration == seconds(2))
    #expect(throws: AVError.self) {
      try track.insertTimeRange(CMTimeRange(start: seconds(9), duration: seconds(1)), of: source, at: .zero)
    }
  }

  @Test("times and stretches of time can be put into values")
  func values() {
    let time = CMTime(value: -7_000_000_000_001, timescale: 600, flags: [.valid, .hasBeenRounded], epoch: 3)
    let copy = NSValue(time: time).timeValue
    #expect(copy.value == time.value && copy.timescale == 600 && copy.flags == time.flags && copy.epoch == 3)
    #expect(NSValue(time: .positiveInfinity).timeValue.isPositiveInfinity)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 3))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }

  @Test("a rectangle of an aspect ratio lies in the middle of another")
  func rectangle() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(rect == CGRect(x: 0, y: 150, width: 320, height: 180))
  }
}
