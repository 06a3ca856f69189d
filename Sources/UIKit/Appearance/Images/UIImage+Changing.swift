import CoreGraphics
import Foundation

extension UIImage {
  private func changed(_ change: (inout ImageAppearance) -> Void) -> UIImage {
    var appearance = appearance
    change(&appearance)
    return UIImage(bitmap: bitmap, appearance: appearance)
  }

  /// The same image in another rendering mode.
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image's shape in a colour. A dynamic colour is resolved when the image is drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The image's shape in a colour, in another rendering mode. Views show the colour unless the mode makes them use
  /// theirs.
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image with edges that keep their size, in points, when it is drawn larger or smaller; the rest is
  /// repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with edges that keep their size, in points, when it is drawn larger or smaller.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image with another alignment rectangle.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with a baseline, in points above the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The same image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

  /// The same image, which image views flip across in right-to-left surroundings.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// The image flipped across.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(
      bitmap: bitmap.map { ImageBitmap($0.image, orientation: $0.orientation.mirrored) }, appearance: appearance)
  }

  /// The same image for other surroundings.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    changed { $0.configuration = configuration }
  }

  /// An animated image of frames that last a time together, in seconds; nil without frames.
  ///
  /// - Parameter duration: 0 stands for a thirtieth of a second a frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var appearance = first.appearance
    appearance.frames = images
    appearance.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    return UIImage(bitmap: first.bitmap, appearance: appearance)
  }
}
