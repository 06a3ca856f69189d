import Foundation

/// A width or a height: a share of the container's, a number of points, or an estimate.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let measure: Kind

  required init(_ measure: Kind, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width: 1 for all of it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { self.init(.fractionalWidth, fractionalWidth) }

  /// A share of the container's height: 1 for all of it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  /// A length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }

  /// A length in points until the view is asked for its own.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

  /// As ``estimated(_:)``; all items of a group get the length of the longest.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { self.init(.uniform, estimate) }

  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  public var isFractionalHeight: Bool { measure == .fractionalHeight }
  public var isAbsolute: Bool { measure == .absolute }
  public var isEstimated: Bool { measure == .estimated || measure == .uniform }
  public var isUniformAcrossSiblings: Bool { measure == .uniform }

  /// The share, or the points.
  public let dimension: CGFloat

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// In a container, before any view was asked.
  func resolved(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
