import Foundation
import PermissionResponses

/// Passes on each picture of a camera. There is no camera, so there are none.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideodataoutput
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The object that gets the pictures.
  ///
  /// - Default: `nil`.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// The queue on which the delegate would be called.
  ///
  /// - Default: `nil`.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// The format of the pictures. Stored only.
  ///
  /// - Default: empty.
  open var videoSettings: [String: Any]! = [:]

  /// Whether pictures are dropped while the delegate is busy. Stored only.
  ///
  /// - Default: `true`.
  open var alwaysDiscardsLateVideoFrames = true

  /// Sets the object that gets the pictures, and its queue.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
