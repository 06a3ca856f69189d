import Foundation
import MediaFiles
import PermissionResponses

/// A player of a sound from a file or data.
///
/// No sound is audible, as on a muted device, but time passes as on a device. WAVE, AIFF, Core Audio, MPEG-4 and MP3
/// files can be read. Other files result in an error.
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

  // MARK: - Sound

  private var sound: MediaFile.Track? { file.tracks.first { $0.kind == .sound } }

  open var duration: TimeInterval { file.duration.seconds }
  open var numberOfChannels: Int { sound?.channels ?? 0 }

  open var settings: [String: Any] {
    [AVSampleRateKey: sound?.sampleRate ?? 0, AVNumberOfChannelsKey: numberOfChannels]
  }

  // MARK: - Settings

  /// The volume.
  ///
  /// - Default: 1.
  open var volume: Float = 1

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// The stereo position, from -1 for left to 1 for right.
  open var pan: Float = 0
  open var enableRate = false

  /// The rate, from 0.5 to 2. It applies if `enableRate` is set.
  open var rate: Float = 1 {
    didSet {
      rate = min(max(rate, 0.5), 2)
      if isPlaying { run() }
    }
  }

  /// The number of repetitions. A negative number repeats the sound until it is stopped.
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

  /// Starts playback when `deviceCurrentTime` reaches a time.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    PlaybackClock.after(max(time - deviceCurrentTime, 0)) { [weak self] in self?.play() }
    return true
  }

  open func pause() {
    isPlaying = false
    clock.set(rate: 0)
  }

  /// Stops playback at the current time, from which it can continue.
  open func stop() { pause() }

  open var currentTime: TimeInterval {
    get { min(clock.seconds, duration) }
    set {
      clock.set(seconds: min(max(newValue, 0), duration))
      if isPlaying { run() }
    }
  }

  open var deviceCurrentTime: TimeInterval { AVAudioPlayer.device.seconds }
  // The clock represents that of the device, and is the same for the entire process.
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

  /// Does nothing, because no sound is audible.
  open func updateMeters() {}
  /// Returns the average power in decibels, which is that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate that is notified when a sound has ended.
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

/// A namespace for the errors of Audio File Services that players throw.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/1559738-result-codes
enum AudioFileError {
  /// The error 'wht?'.
  static let notFound = NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
  /// The error 'typ?'.
  static let unsupported = NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647)
}
