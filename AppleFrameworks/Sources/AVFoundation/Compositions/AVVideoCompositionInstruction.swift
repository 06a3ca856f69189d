import CoreGraphics
import CoreMedia
import Foundation

/// The instructions for a time range.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocompositioninstruction
open class AVVideoCompositionInstruction: NSObject {
  /// The time range to which the instruction applies.
  ///
  /// - Default: zero.
  open var timeRange = CMTimeRange.zero

  /// The color behind the tracks.
  ///
  /// - Default: `nil`, which is black.
  open var backgroundColor: CGColor?

  /// The instructions for tracks, from the front to the back.
  ///
  /// - Default: empty.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []

  /// Whether the images are processed further.
  ///
  /// - Default: `true`.
  open var enablePostProcessing = true

  /// Creates an instruction without a time range.
  public override init() { super.init() }
}

/// An instruction that can be changed.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocompositioninstruction
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
