import CoreGraphics
import CoreMedia
import Foundation

/// How pictures of tracks are put together. It is kept as it is written; nothing is drawn by it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocomposition
open class AVVideoComposition: NSObject {
  fileprivate var size = CGSize.zero
  fileprivate var frame = CMTime.zero
  fileprivate var parts: [AVVideoCompositionInstruction] = []
  fileprivate var scale: Float = 1

  public override init() { super.init() }

  /// For all of an asset, as large as its pictures are when they are turned.
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

  open var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  open var renderScale: Float {
    get { scale }
    set { scale = newValue }
  }
  open var frameDuration: CMTime {
    get { frame }
    set { frame = newValue }
  }
  open var instructions: [AVVideoCompositionInstruction] {
    get { parts }
    set { parts = newValue }
  }
}

/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocomposition
open class AVMutableVideoComposition: AVVideoComposition {}

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

/// How a track's pictures are turned, cut and faded.
///
/// - Source: developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction
open class AVVideoCompositionLayerInstruction: NSObject {
  open var trackID = kCMPersistentTrackID_Invalid
  fileprivate var transforms: [(CMTime, CGAffineTransform)] = []
  fileprivate var opacities: [(CMTime, Float)] = []

  public override init() { super.init() }

  /// The transform that holds at a time, as a ramp from it to itself.
  ///
  /// - Returns: whether one has been set.
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

/// - Source: developer.apple.com/documentation/avfoundation/avmutablevideocompositionlayerinstruction
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }

  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { transforms.append((time, transform)) }
  open func setOpacity(_ opacity: Float, at time: CMTime) { opacities.append((time, opacity)) }
}

/// How the sound of tracks is mixed: as it is.
///
/// - Source: developer.apple.com/documentation/avfoundation/avaudiomix
open class AVAudioMix: NSObject {
  override init() { super.init() }
}
