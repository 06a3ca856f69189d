import CoreLocation
import SwiftUI
import UIKit

extension MapItemStyle {
  /// The shape of an overlay. Shapes without colors are blue.
  @MainActor func shape(_ overlay: any MKOverlay, isFilled: Bool) -> MapShape {
    MapShape(
      overlay: overlay,
      fill: isFilled ? (fill ?? (stroke == nil ? .blue : nil)).map { UIColor($0) } : nil,
      stroke: (stroke ?? (isFilled ? nil : fill ?? .blue)).map { UIColor($0) },
      style: strokeStyle ?? StrokeStyle(lineWidth: isFilled ? 1 : 3))
  }
}

/// A circle on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcircle
public struct MapCircle: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private let circle: MKCircle
  /// Creates a circle with a radius in meters.
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }
  /// Creates a circle.
  nonisolated public init(_ circle: MKCircle) { self.circle = circle }
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    items.shapes.append(style.shape(circle, isFilled: true))
  }
}

/// A line on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mappolyline
public struct MapPolyline: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private let line: MKPolyline
  /// Creates a line through coordinates.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
    line = MKPolyline(coordinates: coordinates, count: coordinates.count)
  }
  /// Creates a line.
  nonisolated public init(_ polyline: MKPolyline) { line = polyline }
  /// Creates the line of a route.
  nonisolated public init(_ route: MKRoute) { line = route.polyline }
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    items.shapes.append(style.shape(line, isFilled: false))
  }
}

/// A polygon on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mappolygon
public struct MapPolygon: MapContent, PrimitiveMapContent {
  nonisolated(unsafe) private let polygon: MKPolygon
  /// Creates a polygon with corners.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
    polygon = MKPolygon(coordinates: coordinates, count: coordinates.count)
  }
  /// Creates a polygon.
  nonisolated public init(_ polygon: MKPolygon) { self.polygon = polygon }
  /// Content without a body. The framework shows it.
  public typealias Body = Never
  func collect(into items: inout MapItems, _ style: MapItemStyle) {
    items.shapes.append(style.shape(polygon, isFilled: true))
  }
}
