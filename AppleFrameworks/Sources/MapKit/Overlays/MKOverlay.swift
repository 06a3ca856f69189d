/// An annotation that covers a part of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkoverlay
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle of the flat map that contains the overlay.
  var boundingMapRect: MKMapRect { get }
  /// Whether the overlay shares an area with a rectangle.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the overlay hides what is below it, so that the map need not be drawn there.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Compares the bounding rectangle by default.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// Is `false` by default.
  public var canReplaceMapContent: Bool { false }
}
