import CoreGraphics
import CoreMedia
import Foundation

/// A description of the composition of video tracks. The values are only stored, and are not used for drawing.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocomposition
open class AVVideoComposition: NSObject {
  fileprivate var size = CGSize.zero
  fileprivate var frame = CMTime.zero
  fileprivate var parts: [AVVideoCompositionInstruction] = []
  fileprivate var scale: Float = 1

  /// Creates a composition without a size or instructions.
  public override init() { super.init() }

  /// Creates a composition for an entire asset, with the size of its transformed images.
  public init(propertiesOf asset: AVAsset) {
    super.init()
    let videos = asset.tracks(withMediaType: .video)
    guard let video = videos.first else { return }
    size = CGRect(origin: .zero, size: video.naturalSize).applying(video.preferredTransform).size
    frame = video.minFrameDuration.isValid ? video.minFrameDuration : CMTime(value: 1, timescale: 30)
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layerInstructions = videos.map { track in
      let layer = AVMutableVideoCompositionLayerInstruction(assetTrack: track)
      layer.setTransform(track.preferredTransform, at: .zero)
      return layer
    }
    parts = [instruction]
  }

  /// The size of the video, in pixels.
  ///
  /// - Default: zero.
  open var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }

  /// The scale factor for playback.
  ///
  /// - Default: 1.
  open var renderScale: Float {
    get { scale }
    set { scale = newValue }
  }

  /// The duration of a frame.
  ///
  /// - Default: zero.
  open var frameDuration: CMTime {
    get { frame }
    set { frame = newValue }
  }

  /// The instructions in the order of time.
  ///
  /// - Default: empty.
  open var instructions: [AVVideoCompositionInstruction] {
    get { parts }
    set { parts = newValue }
  }
}

/// A video composition that can be changed.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocomposition
open class AVMutableVideoComposition: AVVideoComposition {}
