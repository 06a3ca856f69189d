import CoreGraphics
import Foundation

/// The format of an image renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point of the image.
  ///
  /// - Default: the scale of the current traits.
  open var scale: CGFloat

  /// Whether the image is opaque, in which case it is initially black.
  ///
  /// - Default: `false`.
  open var opaque = false

  /// Creates a format for the current traits.
  public required init() {
    scale = CGContext.screenScale
    super.init()
  }

  /// Creates a format for given traits, with their scale if it is specified.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a format for the current traits.
  open class func `default`() -> Self { Self() }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
    }
    return copy
  }
}
