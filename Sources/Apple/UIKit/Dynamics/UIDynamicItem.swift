import CoreGraphics

/// Something that dynamic behaviors move: a view, or any object with a place.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the item's middle is, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The item's size; it is read when a behavior gets the item.
  var bounds: CGRect { get }
  /// How the item is turned. An item that turns has its transform set.
  var transform: CGAffineTransform { get set }
  /// What collides. The default is the rectangle of the bounds.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that collides where ``collisionBoundsType`` says so, about the item's middle. It counts as convex.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIView: UIDynamicItem {}

/// What of an item collides with others.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}
