import CoreGraphics
import Foundation

/// The format of a renderer.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The bounds of the renderer, in points; zero in a format without a renderer.
  public internal(set) var bounds: CGRect = .zero

  /// Creates a format with default values.
  public required override init() { super.init() }

  /// Returns the format that best suits the current traits.
  open class func preferred() -> Self { Self() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
