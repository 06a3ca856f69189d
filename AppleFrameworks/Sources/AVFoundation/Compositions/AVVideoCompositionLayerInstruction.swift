import CoreGraphics
import CoreMedia
import Foundation

/// An instruction for the transform and the opacity of a track.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction
open class AVVideoCompositionLayerInstruction: NSObject {
  /// The track to which the instruction applies.
  ///
  /// - Default: invalid.
  open var trackID = kCMPersistentTrackID_Invalid
  fileprivate var transforms: [(CMTime, CGAffineTransform)] = []
  fileprivate var opacities: [(CMTime, Float)] = []

  /// Creates an instruction without a track.
  public override init() { super.init() }

  /// Returns the transform at a time, as a ramp with equal start and end values.
  ///
  /// - Returns: Whether a transform has been set.
  open func getTransformRamp(
    for time: CMTime, start startTransform: UnsafeMutablePointer<CGAffineTransform>?,
    end endTransform: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let last = transforms.last(where: { $0.0 <= time }) else { return false }
    startTransform?.pointee = last.1
    endTransform?.pointee = last.1
    timeRange?.pointee = CMTimeRange(start: last.0, duration: .positiveInfinity)
    return true
  }

  /// Returns the opacity at a time, as a ramp with equal start and end values.
  ///
  /// - Returns: Whether an opacity has been set.
  open func getOpacityRamp(
    for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let last = opacities.last(where: { $0.0 <= time }) else { return false }
    startOpacity?.pointee = last.1
    endOpacity?.pointee = last.1
    timeRange?.pointee = CMTimeRange(start: last.0, duration: .positiveInfinity)
    return true
  }
}

/// An instruction for a track that can be changed.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocompositionlayerinstruction
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  /// Creates an instruction for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }

  /// Sets the transform, starting at a time.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.append((time, transform)) }
  /// Sets the opacity, from 0 to 1, starting at a time.
  open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.append((time, opacity)) }
}
