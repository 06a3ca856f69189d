import CoreLocation
import SwiftUI
import UIKit

/// A view that converts between points and coordinates of the map in it.
///
/// - Source: developer.apple.com/documentation/mapkit/mapreader
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var holder = MapHolder()

  /// Creates a view from a proxy of the map that the content contains.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  /// The content of the view.
  public var body: some View {
    content(MapProxy(holder: holder)).environment(\.mapReader, holder)
  }
}

/// A proxy of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapproxy
@MainActor
public struct MapProxy {
  let holder: MapHolder

  /// Returns the coordinate at a point of a coordinate space; `nil` before the map is on the screen. The local space is
  /// that of the map.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let map = holder.map, map.window != nil else { return nil }
    return map.convert(point, toCoordinateFrom: space.coordinateSpace.isGlobal ? nil : map)
  }

  /// Returns the point of a coordinate in a coordinate space; `nil` if the coordinate is not visible.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let map = holder.map, map.window != nil else { return nil }
    let point = map.convert(coordinate, toPointTo: map)
    guard map.bounds.contains(point) else { return nil }
    return space.coordinateSpace.isGlobal ? map.convert(point, to: nil) : point
  }
}
