import CoreGraphics

/// An object that dynamic behaviors move: a view or any object with a position.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The bounds of the item, which are read when it is added to a behavior.
  var bounds: CGRect { get }
  /// The transform with the rotation of the item. The animator sets it.
  var transform: CGAffineTransform { get set }
  /// The type of the outline for collisions. The default is the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for collisions with a ``collisionBoundsType`` of `.path`, relative to the item's center. It is assumed
  /// to be convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// The type of an item's outline for collisions.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}
