import Foundation

/// The properties of a section's orthogonal scrolling.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// The bouncing of a scroll at the ends of the content.
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  public override init() {
    super.init()
  }

  /// The rate at which scrolling slows down.
  ///
  /// - Default: `.automatic`, for a rate that fits the behavior.
  open var decelerationRate: DecelerationRate = .automatic

  /// The bouncing of a scroll at the ends of the content.
  ///
  /// - Default: `.automatic`.
  open var bounce: Bounce = .automatic

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// The rate at which scrolling slows down.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties
  public enum DecelerationRate: Int, Sendable {
    case automatic = 0
    case normal = 1
    case fast = 2

    var resolved: UIScrollView.DecelerationRate { self == .fast ? .fast : .normal }
  }
}
