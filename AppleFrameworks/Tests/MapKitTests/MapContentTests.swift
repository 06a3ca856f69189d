import CoreLocation
import SwiftUI
import TestHosts
import Testing
import UIKit
import ViewHost

@testable import MapKit

@MainActor
@Suite("Content of maps", .ownHosts)
final class MapContentTests {
  /// The hosts and the controllers of the maps, which would go away otherwise.
  private var kept: [Any] = []

  private func map(_ view: some View) throws -> MKMapView {
    let host = ViewHost()
    let controller = host.run { UIHostingController(rootView: view.frame(width: 300, height: 300)) }
    host.show(controller)
    kept += [host, controller] as [Any]
    host.advance(by: 0.1)
    func find(_ view: UIView) -> MKMapView? { (view as? MKMapView) ?? view.subviews.lazy.compactMap(find).first }
    return try #require(find(controller.view))
  }

  private let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)

  @Test("markers and annotations are at their coordinates, shapes become overlays")
  func items() throws {
    let flag = true
    let map = try map(
      Map {
        Marker("Home", coordinate: place).tint(.green)
        if flag { Annotation("Work", coordinate: place) { Circle().frame(width: 10, height: 10) } }
        ForEach(0..<2, id: \.self) { Marker("\($0)", coordinate: place) }
        MapCircle(center: place, radius: 100).foregroundStyle(.blue).stroke(.red, lineWidth: 2)
        MapPolyline(coordinates: [place, CLLocationCoordinate2D(latitude: 11, longitude: 21)])
      })
    #expect(map.annotations.count == 4)
    #expect(map.annotations.contains { $0.title == "Home" })
    #expect(map.overlays.count == 2)
    #expect(abs(map.region.center.latitude - 10.5) < 0.2)
  }

  @Test("a position moves the map")
  func position() throws {
    let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let map = try map(Map(initialPosition: .region(region)) {})
    #expect(abs(map.region.center.latitude - 10) < 0.01 && abs(map.region.center.longitude - 20) < 0.01)
    #expect(MapCameraPosition.userLocation(fallback: .region(region)).region?.center.latitude == 10)
    #expect(MapCameraPosition.region(region) == .region(region) && MapCameraPosition.automatic != .region(region))
  }

  @Test("the point of an annotation's anchor is at the coordinate, and its title does not move it")
  func anchor() throws {
    let map = try map(
      Map(
        initialPosition: .region(
          MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
      ) {
        Annotation("Work", coordinate: place, anchor: .bottom) { Color.red.frame(width: 10, height: 20) }
      })
    let view = try #require(map.annotations.first.flatMap { map.view(for: $0) })
    #expect(view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.centerOffset == CGPoint(x: 0, y: -10))
  }

  @Test("a style sets the configuration of the map view")
  func style() throws {
    let map = try map(
      Map {}.mapStyle(.hybrid(elevation: .realistic, pointsOfInterest: .excludingAll, showsTraffic: true)))
    #expect(map.mapType == .hybridFlyover && map.showsTraffic)
    #expect(map.pointOfInterestFilter?.includes(.cafe) == false)
  }
}
