import CoreGraphics
import Foundation

extension UIImage {
  private func changed(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(content: content, appearance: appearance)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a color. A dynamic color is resolved when the image is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image's shape in a color, with another rendering mode. Views display the color unless the mode is that
  /// of a template.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that keep their size, in points, when it is resized. The rest is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size, in points, when it is resized.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image with caps that keep their size when it is enlarged, while the point beside each is stretched.
  /// With a cap of 0, the image is stretched evenly in that direction.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of the left cap; 0 without one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/leftcapwidth
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the top cap; 0 without one.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/topcapheight
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Returns the image with standard dynamic range: the image itself, since hosts decode no other.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/imagerestrictedtostandarddynamicrange()
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Returns the image with other alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline, in points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

  /// Returns the image with horizontal flipping in right-to-left languages.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// Returns the image flipped horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let content: ImageContent =
      switch content {
      case .none: .none
      case .pixels(let bitmap): .pixels(ImageBitmap(bitmap.image, orientation: bitmap.orientation.mirrored))
      case .drawing(let drawing): .drawing(drawing.mirrored)
      }
    // Other variants of the asset wouldn't be flipped.
    var appearance = appearance
    appearance.asset = nil
    return UIImage(content: content, appearance: appearance)
  }

  /// Returns the image with another configuration: the asset's variant for its traits, and a symbol with its symbol
  /// configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { configured(configuration) }

  /// Returns the symbol with the specified values of a configuration; `nil` for an image other than a symbol.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    appearance.symbol.map { symbol in
      showing(symbol.applying(configuration), in: self.configuration?.traitCollection)
    }
  }

  /// Returns an animated image with the main bundle's images named `name` followed by 0, 1 and so on, up to the first
  /// missing one (at most 1024); `nil` if there are none. Without frame 0, it begins with 1.
  ///
  /// - Parameter duration: The duration in seconds; 0 for a thirtieth of a second per frame.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = AnimationFrames.named(name)
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns an animated image of resizable images of the main bundle. See `animatedImageNamed(_:duration:)`.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of resizable images of the main bundle. See `animatedImageNamed(_:duration:)`.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let frames = AnimationFrames.named(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns an animated image with frames and a total duration in seconds; `nil` without frames.
  ///
  /// - Parameter duration: The duration in seconds; 0 for a thirtieth of a second per frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var appearance = first.appearance
    appearance.frames = images
    appearance.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(content: first.content, appearance: appearance)
  }
}
