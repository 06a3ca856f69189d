import Foundation

/// Changes a view by how the device is held.
///
/// Subclasses answer values for an offset; UIKit gives them to the view while it is on the screen. A host holds its device upright until
/// it is told to tilt it.
///
/// - Source: developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the values that the view gets besides its own, by key paths; `nil` for none.
  ///
  /// - Parameter viewerOffset: how far the device is turned: from -1, left or up, over 0 to 1, right or down.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
