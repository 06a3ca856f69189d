// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The zoom scale of a map: the number of points of the screen per map point.
public typealias MKZoomScale = CGFloat

/// An object that draws an overlay. Its coordinates are map points relative to the upper-left corner of the overlay.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay to draw.
  public let overlay: any MKOverlay

  /// The opacity of the entire overlay, from 0 to 1.
  ///
  /// - Default: 1.
  open var alpha: CGFloat = 1 { didSet { changed() } }

  /// The mode of blending the overlay with the map below it.
  ///
  /// - Default: `.normal`.
  open var blendMode = CGBlendMode.normal { didSet { changed() } }

  /// The number of pixels per point of the screen. Always 1.
  open private(set) var contentScaleFactor: CGFloat = 1

  /// A closure that is called when the overlay must be redrawn.
  var onChange: (() -> Void)?

  /// Creates a renderer for an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Converts a point of the flat map to a point of the renderer.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Converts a point of the renderer to a point of the flat map.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Converts a rectangle of the flat map to one of the renderer.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Converts a rectangle of the renderer to one of the flat map.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(origin: mapPoint(for: rect.origin), size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// Returns whether the renderer can draw now. Subclasses that wait for data return `false` and call
  /// ``setNeedsDisplay()`` later.
  ///
  /// - Returns: `true` by default.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the overlay. Subclasses override this method, which does nothing by default.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Redraws the overlay.
  open func setNeedsDisplay() { changed() }
  /// Redraws the entire overlay. The rectangle is ignored.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  /// Redraws the entire overlay. The rectangle and the scale are ignored.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  private func changed() { onChange?() }
}

/// Returns the width of a road on the map, in points of the renderer.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  // Roads have the same width on the screen at any scale. A width of 8 points makes a default line visible.
  8 / zoomScale
}
