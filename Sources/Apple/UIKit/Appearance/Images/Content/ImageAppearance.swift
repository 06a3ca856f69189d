import CoreGraphics
import Foundation

/// How an image shows its pixels.
struct ImageAppearance: Equatable {
  var scale: CGFloat
  var renderingMode: UIImage.RenderingMode = .automatic
  /// The color of `withTintColor(_:)`; nil for the pixels' own.
  var tint: UIColor?
  var isResizable = false
  var capInsets: UIEdgeInsets = .zero
  var resizingMode: UIImage.ResizingMode = .tile
  var alignmentRectInsets: UIEdgeInsets = .zero
  var baselineOffsetFromBottom: CGFloat?
  var flipsForRightToLeft = false
  var configuration: UIImage.Configuration?
  /// The asset that other variants of the image come from.
  var asset: UIImageAsset?
  /// The symbol that the image shows.
  var symbol: SymbolImage?
  /// What the image was asked for by.
  var name = ImageName()
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  /// Creates a scale that is no positive number stands for 1.
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
  /// The symbol's name, or that of the catalog's entry or file; `nil` for an image that the app made.
  package final var sourceName: String? { appearance.symbol?.name ?? appearance.name.text }
}
