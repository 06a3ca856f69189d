import Foundation

/// How the scrolling of a section feels.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// Whether scrolling goes beyond the ends and back.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public override init() {
    super.init()
  }

  /// How soon scrolling comes to rest.
  ///
  /// - Default: `.automatic`: what suits the behavior.
  open var decelerationRate: DecelerationRate = .automatic

  /// Whether scrolling goes beyond the ends and back.
  ///
  /// - Default: `.automatic`.
  open var bounce: Bounce = .automatic

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// How soon scrolling comes to rest.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
  public enum DecelerationRate: Int, Sendable {
    case automatic = 0
    case normal = 1
    case fast = 2

    var resolved: UIScrollView.DecelerationRate { self == .fast ? .fast : .normal }
  }
}
