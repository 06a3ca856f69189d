import Foundation
import PermissionResponses

/// An output that provides the frames of a camera. Because there is no camera, it provides none.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutput
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate that receives the frames.
  ///
  /// - Default: `nil`.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// The queue on which the delegate would be called.
  ///
  /// - Default: `nil`.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// The settings of the frames. The value is only stored.
  ///
  /// - Default: empty.
  open var videoSettings: [String: Any]! = [:]

  /// Whether frames are dropped while the delegate is busy. The value is only stored.
  ///
  /// - Default: `true`.
  open var alwaysDiscardsLateVideoFrames = true

  /// Sets the delegate that receives the frames, and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
