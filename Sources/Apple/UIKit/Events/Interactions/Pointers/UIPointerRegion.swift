import CoreGraphics
import Foundation

/// A region of a view with one pointer style.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// The rectangle in the view's coordinates.
  nonisolated public let rect: CGRect

  /// The identifier that the app uses for the region.
  // Unchecked: it is immutable, and `isEqual(_:)` and `hash` read it on any thread.
  nonisolated(unsafe) public let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  open override var hash: Int { identifier?.hashValue ?? Int(saturating: Double(rect.minX)) }
}
