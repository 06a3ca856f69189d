import CoreGraphics
import Foundation

/// A part of a view over which a pointer looks the same.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregion
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, @preconcurrency NSCopying {
  /// Where it is, in the view's coordinates.
  nonisolated public let rect: CGRect

  /// What the app knows it by.
  // Unchecked: it never changes, and `isEqual(_:)` and `hash` read it on any thread.
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
