import Foundation

/// A fixed or flexible gap.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Creates a gap with a minimum length in points, which takes a share of the remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }

  /// Creates a gap with a length in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }

  /// The length or the minimum length, in points.
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
