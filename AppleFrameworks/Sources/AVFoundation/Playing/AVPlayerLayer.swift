import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A layer that displays the video of a player. There is no video: while the player has an item, the layer draws a
/// labeled box, and its view is listed as an approximation.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayerlayer
open class AVPlayerLayer: CALayer {
  /// The player to display.
  ///
  /// - Default: `nil`.
  open var player: AVPlayer? {
    didSet {
      player?.add(self)
      setNeedsDisplay()
    }
  }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    player?.add(self)
  }

  /// Creates a layer without a player.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of the layer for drawing.
  public override init(layer: Any) {
    player = (layer as? AVPlayerLayer)?.player
    super.init(layer: layer)
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The mode of fitting the video into the layer.
  ///
  /// - Default: `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsDisplay() } }

  /// Whether the first image is ready, which is the case if the item can be played.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// The rectangle of the image in the layer; zero without an image.
  open var videoRect: CGRect {
    guard let size = player?.currentItem?.presentationSize, size.width > 0, size.height > 0 else { return .zero }
    switch videoGravity {
    case .resize: return bounds
    case .resizeAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      return CGRect(
        x: bounds.midX - size.width * scale / 2, y: bounds.midY - size.height * scale / 2,
        width: size.width * scale, height: size.height * scale)
    default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
  }

  /// Draws a labeled box while the player has an item.
  open override func draw(in ctx: CGContext) {
    guard let item = player?.currentItem else { return }
    let name = (item.asset.source?.lastPathComponent).map { ": \($0)" } ?? ""
    MediaBox.draw("AVPlayerLayer", detail: "video\(name)", of: self, in: ctx)
  }
}
