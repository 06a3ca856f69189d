/// An edit menu that is asked for: where, and on whose behalf.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells the menu from others.
  public final let identifier: AnyHashable

  /// Where it points to, in the coordinates of the interaction's view.
  public final let sourcePoint: CGPoint

  /// The side on which the menu would like to be.
  ///
  /// - Default: `.automatic`: above its target, below where there is no room. `.up` is below it; the others are as automatic.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration.
  ///
  /// - Parameter identifier: `nil` makes one that no other menu of this run has.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu \(IDGenerator.next())")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where an edit menu's arrow points.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
