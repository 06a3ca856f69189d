import Foundation

/// A width or a height, as a fraction of the container, in points, or as an estimate.
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

  /// Creates a dimension as a fraction of the container's width, from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { self.init(.fractionalWidth, fractionalWidth) }

  /// Creates a dimension as a fraction of the container's height, from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(.fractionalHeight, fractionalHeight)
  }

  /// Creates a dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }

  /// Creates an estimated dimension in points, which the view later replaces with its own.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

  /// Creates an estimated dimension in points. All items of a group get the length of the longest one.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { self.init(.uniform, estimate) }

  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  public var isFractionalHeight: Bool { measure == .fractionalHeight }
  public var isAbsolute: Bool { measure == .absolute }
  public var isEstimated: Bool { measure == .estimated || measure == .uniform }
  public var isUniformAcrossSiblings: Bool { measure == .uniform }

  /// The fraction, or the length in points.
  public let dimension: CGFloat

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the length in a container before the view is measured.
  func resolved(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}
