import Foundation
import PermissionResponses

/// Records a sound. There is no microphone: recording does not begin.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorder
open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  public let url: URL
  public let settings: [String: Any]

  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }

  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { 0 }

  /// - Returns: Whether recording can begin.
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }

  /// Nothing runs that could be halted.
  open func pause() {}
  /// Nothing runs that could be halted; the delegate hears nothing.
  open func stop() {}

  /// - Returns: Whether there was a recording to delete.
  @discardableResult
  open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

  open var isMeteringEnabled = false
  /// There is nothing to read.
  open func updateMeters() {}
  /// In decibels; silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears when a recording has come to its end.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiorecorderdelegate
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
