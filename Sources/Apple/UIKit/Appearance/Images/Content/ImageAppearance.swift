import CoreGraphics
import Foundation

/// The properties with which an image displays its pixels.
struct ImageAppearance: Equatable {
  var scale: CGFloat
  var renderingMode: UIImage.RenderingMode = .automatic
  /// The color of `withTintColor(_:)`; `nil` for the pixels' own colors.
  var tint: UIColor?
  var isResizable = false
  var capInsets: UIEdgeInsets = .zero
  var resizingMode: UIImage.ResizingMode = .tile
  var alignmentRectInsets: UIEdgeInsets = .zero
  var baselineOffsetFromBottom: CGFloat?
  var flipsForRightToLeft = false
  var configuration: UIImage.Configuration?
  /// The asset with other variants of the image.
  var asset: UIImageAsset?
  /// The symbol of the image.
  var symbol: SymbolImage?
  /// The name by which the image was requested.
  var name = ImageName()
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  /// Creates an appearance with a scale. A scale that isn't positive means 1.
  init(scale: CGFloat = 1) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }
}

extension ImageAppearance {
  func named(_ name: String) -> ImageAppearance {
    var named = self
    named.name.text = name
    return named
  }
}

extension UIImage {
  /// The name of the symbol, or of the catalog's asset or file; `nil` for an image that the app created.
  package final var sourceName: String? { appearance.symbol?.name ?? appearance.name.text }
}

/// The parts of an image as a parameter of an initializer that other modules inherit.
@usableFromInline
struct ImageParts {
  let content: ImageContent
  let appearance: ImageAppearance
}
