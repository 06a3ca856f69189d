import CoreGraphics
import Foundation

/// What kind of image an image renderer makes.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels in a point of the image.
  ///
  /// - Default: that of the current traits' screen.
  open var scale: CGFloat

  /// Whether the image begins black and has no transparency.
  ///
  /// - Default: `false`.
  open var opaque = false

  /// Creates a format for the current traits.
  public required init() {
    scale = CGContext.screenScale
    super.init()
  }

  /// Creates a format for given traits; their scale counts where they have one.
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
