import CoreMedia
import Foundation
import PermissionResponses

/// An output that records to a file. Because there is no camera or microphone, a recording ends with an error.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturefileoutput
open class AVCaptureFileOutput: AVCaptureOutput {
  /// The file of the current recording. Always `nil`.
  open var outputFileURL: URL? { nil }
  /// Whether a recording is active. Always `false`.
  open var isRecording: Bool { false }
  /// Whether a recording is paused. Always `false`.
  open var isRecordingPaused: Bool { false }
  /// The duration of the recording. Always zero.
  open var recordedDuration: CMTime { .zero }
  /// The size of the recording, in bytes. Always 0.
  open var recordedFileSize: Int64 { 0 }

  /// The maximum duration of a recording. The value is only stored.
  ///
  /// - Default: invalid, for no limit.
  open var maxRecordedDuration = CMTime.invalid

  /// The maximum file size of a recording, in bytes. The value is only stored.
  ///
  /// - Default: 0, for no limit.
  open var maxRecordedFileSize: Int64 = 0

  /// The minimum free disk space, in bytes, at which a recording stops. The value is only stored.
  ///
  /// - Default: 0.
  open var minFreeDiskSpaceLimit: Int64 = 0

  /// Starts recording. The delegate receives the error `sessionNotRunning` in the next turn of the run loop.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    RunLoopTurn.later { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
  }

  /// Does nothing, because there is no recording.
  open func stopRecording() {}
}
