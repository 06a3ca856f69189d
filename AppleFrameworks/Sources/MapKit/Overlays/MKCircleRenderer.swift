import UIKit

/// Draws a circle.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  open var circle: MKCircle {
    guard let circle = overlay as? MKCircle else { fatalError("MKCircleRenderer: its overlay is no MKCircle") }
    return circle
  }

  open override func createPath() {
    let outline = CGMutablePath()
    outline.addEllipse(in: rect(for: circle.boundingMapRect))
    path = outline
  }
}
