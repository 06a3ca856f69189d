import CoreGraphics
import Foundation

/// Finds codes and faces in the picture of a camera. There is no camera, so it finds nothing.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemetadataoutput
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The object that gets what was found.
  ///
  /// - Default: `nil`.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// The queue on which the delegate would be called.
  ///
  /// - Default: `nil`.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Sets the object that gets what was found, and its queue.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  /// The types that can be found. Always empty.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

  /// The types to look for. Stored only.
  ///
  /// - Default: empty.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []

  /// The part of the picture to look in; its sides are 1. Stored only.
  ///
  /// - Default: the whole picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
