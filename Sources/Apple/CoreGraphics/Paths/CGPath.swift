import Foundation

/// A shape made of straight lines and curves, which does not change once it is made.
///
/// Copies share their storage. Two paths are equal when they consist of the same steps.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Hashable {
  package internal(set) final var elements: PathElements
  /// What the path as a whole is known to be; `general` when in doubt.
  package internal(set) final var shape: PathShape

  package init(elements: PathElements, shape: PathShape = .general) {
    self.elements = elements
    self.shape = shape
  }

  /// Creates the path of a rectangle, from its origin along the x axis first.
  ///
  /// - Parameter transform: Applied to the points; nil leaves them as they are.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElements()
    elements.addRect(rect)
    shape = .rectangle(rect.standardized)
    apply(transform)
  }

  /// Creates the path of the ellipse that touches the sides of a rectangle.
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
  ///   - cornerWidth: How far the rounding extends along the horizontal sides; cut down to half the width.
  ///   - cornerHeight: The same along the vertical sides.
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

  /// Returns the path of a rectangle whose corners have their own radii.
  ///
  /// - Parameter continuous: Whether corners flow smoothly out of the sides, as those of iOS icons do.
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

/// Which places a path encloses where its subpaths overlap.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
  /// Places that the path goes round a number of times other than zero, turns to the left and to the right counted against
  /// each other.
  case winding
  /// Places from which a ray crosses the path an odd number of times.
  case evenOdd
}
