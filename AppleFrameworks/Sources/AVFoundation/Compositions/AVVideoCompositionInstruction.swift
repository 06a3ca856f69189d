import CoreGraphics
import CoreMedia
import Foundation

/// What is done for a stretch of time.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocompositioninstruction
open class AVVideoCompositionInstruction: NSObject {
  open var timeRange = CMTimeRange.zero
  open var backgroundColor: CGColor?
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var enablePostProcessing = true

  public override init() { super.init() }
}

/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocompositioninstruction
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
