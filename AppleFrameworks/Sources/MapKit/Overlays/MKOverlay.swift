/// An annotation that covers an area of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle of the flat map that contains the overlay.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the overlay shares an area with a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay is opaque, so that the map below it is not drawn.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Returns whether the bounding rectangle intersects the rectangle by default.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Whether the overlay is opaque. Default: `false`.
  public var canReplaceMapContent: Bool { false }
}
