/// The configuration of an edit menu, with its location and identifier.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public final let identifier: AnyHashable

  /// The point of the menu's arrow, in the coordinates of the interaction's view.
  public final let sourcePoint: CGPoint

  /// The preferred direction of the menu's arrow.
  ///
  /// - Default: `.automatic`: the menu is above its target, or below if there is no space. With `.up` it is below; the
  ///   other values are the same as automatic.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration.
  ///
  /// - Parameter identifier: The identifier of the menu; `nil` for a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable("menu \(IDGenerator.next())")
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow.
///
/// - Source: developer.apple.com/documentation/uikit/uieditmenuarrowdirection
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
