import Foundation

/// A path that can be added to.
///
/// Lines and curves go on from the current point: adding one to a path without any step is a mistake, which is ignored as Core
/// Graphics does.
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

  /// Starts a new subpath at a point.
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

  /// Closes the current subpath with a line to its start. Without a subpath nothing happens.
  public func closeSubpath() {
    shape = .general
    elements.close()
  }
}
