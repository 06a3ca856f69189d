import Foundation

/// A gap: of a length, or at least of one.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutspacing
@preconcurrency @MainActor
public class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  required init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least a number of points; takes a share of what is left over.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }

  /// A number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }

  /// In points.
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
