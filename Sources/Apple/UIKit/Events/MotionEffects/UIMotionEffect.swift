import Foundation

/// An effect that changes a view with the tilt of the device.
///
/// Subclasses return values for an offset, which UIKit applies to the view while it is displayed. A host's device is
/// upright until it is tilted in code.
///
/// - Source: developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values to add to the view's own, by key path; `nil` for none.
  ///
  /// - Parameter viewerOffset: The tilt of the device, from -1 (left or up) to 1 (right or down).
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
