// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The scale of a map: the points of the screen in a map point.
public typealias MKZoomScale = CGFloat

/// Draws an overlay. The coordinates of a renderer are map points from the upper left corner of the overlay.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay to draw.
  public let overlay: any MKOverlay

  /// The opacity of the whole overlay, from 0 to 1.
  ///
  /// - Default: 1.
  open var alpha: CGFloat = 1 { didSet { changed() } }

  /// How the overlay is combined with the map below.
  ///
  /// - Default: `.normal`.
  open var blendMode = CGBlendMode.normal { didSet { changed() } }

  /// The pixels in a point of the screen. Always 1.
  open private(set) var contentScaleFactor: CGFloat = 1

  /// Called when the overlay must be drawn again.
  var onChange: (() -> Void)?

  /// Creates a renderer for an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Returns the point of the renderer for a point of the flat map.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the point of the flat map for a point of the renderer.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Returns the rectangle of the renderer for one of the flat map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Returns the rectangle of the flat map for one of the renderer.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// Whether the renderer can draw now. Subclasses that wait for data return `false` and call ``setNeedsDisplay()``
  /// later.
  ///
  /// - Returns: `true` here.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay. Subclasses override it; it does nothing here.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Redraws the overlay.
  open func setNeedsDisplay() { changed() }
  /// Redraws the overlay: all of it, whatever the rectangle.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  /// Redraws the overlay: all of it, whatever the rectangle and the scale.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  private func changed() { onChange?() }
}

/// Returns the width of a road on the map, in points of the renderer.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  // Roads have the same width on the screen at every scale; 8 points make a default line visible.
  8 / zoomScale
}
