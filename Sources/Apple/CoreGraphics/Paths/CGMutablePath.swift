import Foundation

/// A mutable path.
///
/// Lines and curves continue from the current point. As in Core Graphics, adding one to an empty path has no effect.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(elements: PathElements())
  }

  override package init(elements: PathElements, shape: PathShape = .general) {
    super.init(elements: elements, shape: shape)
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape = .general
    elements.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard elements.current != nil else { return }
    shape = .general
    elements.line(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard elements.current != nil else { return }
    shape = .general
    elements.quadratic(control: control.applying(transform), to: end.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard elements.current != nil else { return }
    shape = .general
    elements.cubic(control1.applying(transform), control2.applying(transform), to: end.applying(transform))
  }

  /// Closes the current subpath with a line to its start. Has no effect without one.
  public func closeSubpath() {
    shape = .general
    elements.close()
  }
}
