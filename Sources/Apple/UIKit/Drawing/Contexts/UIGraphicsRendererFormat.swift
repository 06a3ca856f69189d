import CoreGraphics
import Foundation

/// What a renderer draws for.
///
/// - Source: developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle, in points, that a renderer covers; zero in a format that no renderer has taken.
  public internal(set) var bounds: CGRect = .zero

  /// Creates a format with default values.
  public required override init() { super.init() }

  /// Returns the format that suits the current traits best.
  open class func preferred() -> Self { Self() }

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}
