import CoreGraphics
import Foundation

/// A pointer that asks for its region.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where the pointer is, in the view's coordinates.
  public let location: CGPoint

  /// The modifier keys that are held: none of a host's pointer.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint) {
    self.location = location
    modifiers = []
    super.init()
  }
}
