import CoreGraphics

/// A shape that is resolved for a view's bounds, such as that of a hover effect.
///
/// - Source: developer.apple.com/documentation/uikit/uishape-swift.struct
public struct UIShape {
  private enum Kind {
    case rectangle(radius: CGFloat)
    case capsule, circle
    case path(UIBezierPath)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A rectangle with the size of the view.
  public static var rect: UIShape { UIShape(.rectangle(radius: 0)) }

  /// A rectangle with the size of the view whose shorter sides are semicircles.
  public static var capsule: UIShape { UIShape(.capsule) }

  /// A circle in the center of the view with the diameter of its shorter side.
  public static var circle: UIShape { UIShape(.circle) }

  /// Returns a rectangle with the size of the view and rounded corners with a radius in points.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(.rectangle(radius: cornerRadius)) }

  /// Returns a path in the view's coordinates.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// Returns the outline for the bounds of a view.
  func outline(in bounds: CGRect) -> CGPath {
    let shorter = min(bounds.width, bounds.height)
    switch kind {
    case .rectangle(let radius): return UIBezierPath(roundedRect: bounds, cornerRadius: max(radius, 0)).cgPath
    case .capsule: return UIBezierPath(roundedRect: bounds, cornerRadius: shorter / 2).cgPath
    case .circle:
      return CGPath(
        ellipseIn: CGRect(x: bounds.midX - shorter / 2, y: bounds.midY - shorter / 2, width: shorter, height: shorter),
        transform: nil)
    case .path(let path): return path.cgPath
    }
  }
}
