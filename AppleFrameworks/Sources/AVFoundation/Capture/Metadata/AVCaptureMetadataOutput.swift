import CoreGraphics
import Foundation

/// An output that detects codes and faces in the frames of a camera. Because there is no camera, it detects none.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutput
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The delegate that receives the detected objects.
  ///
  /// - Default: `nil`.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// The queue on which the delegate would be called.
  ///
  /// - Default: `nil`.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Sets the delegate that receives the detected objects, and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// The types that can be detected. Always empty.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  /// The types to detect. The value is only stored.
  ///
  /// - Default: empty.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []

  /// The part of the frame to search, relative to its size. The value is only stored.
  ///
  /// - Default: the entire frame.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
