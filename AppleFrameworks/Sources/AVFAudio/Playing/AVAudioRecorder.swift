import Foundation
import PermissionResponses

/// A recorder of audio. There is no microphone, so recording does not start.
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

  /// Prepares for recording.
  ///
  /// - Returns: Whether recording can start.
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  @discardableResult open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }

  /// Does nothing, because no recording is active.
  open func pause() {}
  /// Does nothing, because no recording is active. The delegate is not notified.
  open func stop() {}

  /// Deletes the recording.
  ///
  /// - Returns: Whether there was a recording to delete.
  @discardableResult
  open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }

  open var isMeteringEnabled = false
  /// Does nothing, because there is no recording.
  open func updateMeters() {}
  /// Returns the average power in decibels, which is that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate that is notified when a recording has ended.
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
