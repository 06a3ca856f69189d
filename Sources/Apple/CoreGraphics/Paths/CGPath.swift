import Foundation

/// An immutable shape of lines and curves.
///
/// Copies share their storage. Two paths are equal if they have the same elements.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Hashable {
  package internal(set) final var elements: PathElements
  /// The known shape of the whole path; `general` if it is unknown.
  package internal(set) final var shape: PathShape

  package init(elements: PathElements, shape: PathShape = .general) {
    self.elements = elements
    self.shape = shape
  }

  /// Creates the path of a rectangle, from its origin along the x axis first.
  ///
  /// - Parameter transform: The transform of the points; `nil` for none.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElements()
    elements.addRect(rect)
    shape = .rectangle(rect.standardized)
    apply(transform)
  }

  /// Creates the path of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElements()
    elements.addEllipse(in: rect)
    let size = rect.standardized.size
    shape =
      size.width == size.height
      ? .roundedRectangle(RoundedRectangle(rect, radii: CornerRadii(size.width / 2))) : .general
    apply(transform)
  }

  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius of the corners, limited to half the width.
  ///   - cornerHeight: The vertical radius of the corners, limited to half the height.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = PathElements()
    elements.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    let size = rect.standardized.size
    let width = min(cornerWidth, size.width / 2)
    let height = min(cornerHeight, size.height / 2)
    shape =
      width == height
      ? .roundedRectangle(RoundedRectangle(rect, radii: CornerRadii(width))) : .general
    apply(transform)
  }

  private final func apply(_ transform: UnsafePointer<CGAffineTransform>?) {
    guard let transform = transform?.pointee, !transform.isIdentity else { return }
    elements = elements.applying(transform)
    shape = .general
  }

  /// Returns the path of a rectangle with a radius for each corner.
  ///
  /// - Parameter continuous: Whether the curvature of the corners is continuous, as in iOS icons.
  package static func roundedRect(_ rect: CGRect, radii: CornerRadii, continuous: Bool) -> CGPath {
    let shape = RoundedRectangle(rect, radii: radii, isContinuous: continuous)
    if shape.radii.largest == 0 { return CGPath(rect: shape.rect, transform: nil) }
    var elements = PathElements()
    elements.addRoundedRect(shape)
    return CGPath(elements: elements, shape: .roundedRectangle(shape))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || (lhs.elements.types == rhs.elements.types && lhs.elements.points == rhs.elements.points)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.types)
    for point in elements.points {
      hasher.combine(point.x)
      hasher.combine(point.y)
    }
  }
}

/// The rule that determines the inside of a path whose subpaths overlap.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  /// The regions with a winding number other than 0, in which left and right turns are counted in opposite directions.
  case winding
  /// The regions from which a ray crosses the path an odd number of times.
  case evenOdd
}
