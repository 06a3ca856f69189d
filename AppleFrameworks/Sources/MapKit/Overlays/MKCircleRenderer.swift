import UIKit

/// A renderer that draws an ``MKCircle``.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer for a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Creates a renderer for an overlay, which must be an ``MKCircle``.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The circle to draw. Reading it stops the program if the overlay is not a circle.
  open var circle: MKCircle {
    guard let circle = overlay as? MKCircle else { fatalError("MKCircleRenderer: its overlay is no MKCircle") }
    return circle
  }

  /// Sets the path to an ellipse in the bounding rectangle of the circle.
  open override func createPath() {
    let outline = CGMutablePath()
    outline.addEllipse(in: rect(for: circle.boundingMapRect))
    path = outline
  }
}
