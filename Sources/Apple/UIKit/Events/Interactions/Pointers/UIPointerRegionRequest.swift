import CoreGraphics
import Foundation

/// A request for the region of a pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerregionrequest
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer in the view's coordinates.
  public let location: CGPoint

  /// The modifier keys that are held; none with a host's pointer.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint) {
    self.location = location
    modifiers = []
    super.init()
  }
}
