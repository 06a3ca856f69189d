// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// How much of a map's width the view shows, in points of the view to map points.
public typealias MKZoomScale = CGFloat

/// Draws an overlay. Points of the renderer are map points, counted from the overlay's upper left corner.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { changed() } }
  open var blendMode = CGBlendMode.normal { didSet { changed() } }
  open private(set) var contentScaleFactor: CGFloat = 1

  /// Draws the overlay anew.
  var onChange: (() -> Void)?

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay; for subclasses.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  open func setNeedsDisplay() { changed() }
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  private func changed() { onChange?() }
}

/// How wide a road is on the map, in points of the renderer.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  // A road is drawn some points wide, whatever the scale: 8 is what lets a default line be seen.
  8 / zoomScale
}
