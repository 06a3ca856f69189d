import CoreMedia
import Foundation
import PermissionResponses

/// Records to a file. There is no camera and no microphone: a recording ends with an error.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturefileoutput
open class AVCaptureFileOutput: AVCaptureOutput {
  open var outputFileURL: URL? { nil }
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0

  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate)
  {
    RunLoopTurn.later { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
  }

  /// Nothing is being recorded.
  open func stopRecording() {}
}
