import Foundation
import MediaFiles
import PermissionResponses

/// Plays a sound of a file or of data.
///
/// No sound comes out, as of a device that is muted; time passes as on one. Read are WAVE, AIFF, Core Audio's, MPEG-4 and MP3
/// files; any other is an error.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?

  open private(set) var url: URL?
  open private(set) var data: Data?

  private let file: MediaFile
  private let clock = PlaybackClock()

  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard let data = try? Data(contentsOf: url) else { throw AudioFileError.notFound }
    guard let file = MediaFile(data), file.tracks.contains(where: { $0.kind == .sound }) else {
      throw AudioFileError.unsupported
    }
    self.file = file
    self.url = url
  }

  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard let file = MediaFile(data), file.tracks.contains(where: { $0.kind == .sound }) else {
      throw AudioFileError.unsupported
    }
    self.file = file
    self.data = data
  }

  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  // MARK: - What it plays

  private var sound: MediaFile.Track? { file.tracks.first { $0.kind == .sound } }

  open var duration: TimeInterval { file.duration.seconds }
  open var numberOfChannels: Int { sound?.channels ?? 0 }

  open var settings: [String: Any] {
    [AVSampleRateKey: sound?.sampleRate ?? 0, AVNumberOfChannelsKey: numberOfChannels]
  }

  // MARK: - How

  /// - Default: 1.
  open var volume: Float = 1

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// -1 for the left, 1 for the right.
  open var pan: Float = 0
  open var enableRate = false

  /// From 0.5 to 2; it counts where `enableRate` is set.
  open var rate: Float = 1 {
    didSet {
      rate = min(max(rate, 0.5), 2)
      if isPlaying { run() }
    }
  }

  /// How often it begins again; below 0 until it is stopped.
  open var numberOfLoops = 0

  // MARK: - Playing

  open private(set) var isPlaying = false
  private var loopsLeft = 0

  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    guard !isPlaying else { return true }
    isPlaying = true
    loopsLeft = numberOfLoops
    run()
    return true
  }

  /// Plays when `deviceCurrentTime` has got to a time.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    PlaybackClock.after(max(time - deviceCurrentTime, 0)) { [weak self] in self?.play() }
    return true
  }

  open func pause() {
    isPlaying = false
    clock.set(rate: 0)
  }

  /// Stands where it is: playing goes on from there.
  open func stop() { pause() }

  open var currentTime: TimeInterval {
    get { min(clock.seconds, duration) }
    set {
      clock.set(seconds: min(max(newValue, 0), duration))
      if isPlaying { run() }
    }
  }

  open var deviceCurrentTime: TimeInterval { AVAudioPlayer.device.seconds }
  // A clock that stands for the device's, the same for all of the process.
  private static let device: PlaybackClock = {
    let clock = PlaybackClock()
    clock.set(rate: 1)
    return clock
  }()

  private func run() {
    clock.set(rate: enableRate ? Double(rate) : 1)
    clock.whenAt(duration) { [weak self] in self?.reachedEnd() }
  }

  private func reachedEnd() {
    clock.set(seconds: 0)
    if loopsLeft != 0 {
      loopsLeft -= 1
      return run()
    }
    isPlaying = false
    clock.set(rate: 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  // MARK: - Meters

  open var isMeteringEnabled = false

  /// There is nothing new to read: nothing sounds.
  open func updateMeters() {}
  /// In decibels; silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears when a sound has come to its end.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The errors of Audio File Services that players throw.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/1559738-result-codes
enum AudioFileError {
  /// 'wht?'
  static let notFound = NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
  /// 'typ?'
  static let unsupported = NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
}
