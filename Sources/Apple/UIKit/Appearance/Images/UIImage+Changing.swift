import CoreGraphics
import Foundation

extension UIImage {
  private func changed(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(content: content, appearance: appearance)
  }

  /// Returns the same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape in a color. A dynamic color is resolved when the image is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image's shape in a color, in another rendering mode. Views show the color unless the mode makes them
  /// use theirs.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the same image with edges that keep their size, in points, when it is drawn larger or smaller; the rest is
  /// repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the same image with edges that keep their size, in points, when it is drawn larger or smaller.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the same image with caps that keep their size when it is drawn larger; the point beside each is stretched.
  /// A cap of 0 is none: then all is stretched in its direction.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/stretchableimage(withleftcapwidth:topcapheight:)
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The width of the left cap; 0 of an image without.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/leftcapwidth
  public var leftCapWidth: Int { Int(capInsets.left) }

  /// The height of the upper cap; 0 of an image without.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/topcapheight
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Returns the image in the usual range of brightness: the image itself, as hosts decode no other.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/imagerestrictedtostandarddynamicrange()
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// Returns the same image with another alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the same image with a baseline, in points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the same image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

  /// Returns the same image, which image views flip across in right-to-left surroundings.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// Returns the image flipped across.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let content: ImageContent =
      switch content {
      case .none: .none
      case .pixels(let bitmap): .pixels(ImageBitmap(bitmap.image, orientation: bitmap.orientation.mirrored))
      case .drawing(let drawing): .drawing(drawing.mirrored)
      }
    // A variant of the asset would not be flipped.
    var appearance = appearance
    appearance.asset = nil
    return UIImage(content: content, appearance: appearance)
  }

  /// Returns the same image for other surroundings: the variant of its asset for the configuration's traits, and a
  /// symbol drawn as a symbol configuration says.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { configured(configuration) }

  /// Returns the same symbol drawn as a configuration says where it says something, and as before elsewhere; nil for an
  /// image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    appearance.symbol.map { symbol in
      showing(symbol.applying(configuration), in: self.configuration?.traitCollection)
    }
  }

  /// Returns an animated image of the main bundle's images whose names are `name` with 0, 1 and so on behind it, up to
  /// the first that is missing (at most 1024); nil where there is none. Without frame 0, the first one is that of
  /// number 1.
  ///
  /// - Parameter duration: 0 stands for a thirtieth of a second a frame.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let frames = AnimationFrames.named(name)
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns an animated image of the main bundle's images, each resizable. See `animatedImageNamed(_:duration:)`.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Returns an animated image of the main bundle's images, each resizable. See `animatedImageNamed(_:duration:)`.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    let frames = AnimationFrames.named(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// Returns an animated image of frames that last a time together, in seconds; nil without frames.
  ///
  /// - Parameter duration: 0 stands for a thirtieth of a second a frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var appearance = first.appearance
    appearance.frames = images
    appearance.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(content: first.content, appearance: appearance)
  }
}
