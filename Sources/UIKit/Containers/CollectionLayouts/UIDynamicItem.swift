import CoreGraphics
import Foundation

/// Something that has a place and can be turned.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of what holds the item.
  var center: CGPoint { get set }

  /// The size, at the origin.
  var bounds: CGRect { get }

  /// How the item is turned.
  var transform: CGAffineTransform { get set }
}
