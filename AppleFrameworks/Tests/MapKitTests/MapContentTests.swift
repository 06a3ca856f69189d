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
        ForEach(0..<2, id: \.self) { Marker("\($0)", coordinate: self.place) }
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

  @Test("shapes have the colors, the widths and the dashes of their modifiers")
  func shapes() throws {
    let map = try map(
      Map {
        MapCircle(center: place, radius: 100).foregroundStyle(.green).stroke(.red, lineWidth: 2)
        MapPolyline(coordinates: [place, CLLocationCoordinate2D(latitude: 11, longitude: 21)])
          .stroke(.orange, style: StrokeStyle(lineWidth: 5, dash: [4, 2]))
      })
    let renderers = map.overlays.compactMap { map.renderer(for: $0) as? MKOverlayPathRenderer }
    #expect(renderers.map(\.lineWidth) == [2, 5])
    #expect(renderers[0].fillColor?.cgColor == UIColor(Color.green).cgColor)
    #expect(renderers[1].fillColor == nil && renderers[1].lineDashPattern == [4, 2])
  }

  @Test("the selection is the tag of the selected annotation, in both directions")
  func selection() throws {
    var chosen: Int? = 2
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let map = try map(
      Map(position: .constant(.automatic), selection: binding) {
        Marker("One", systemImage: "star", coordinate: place).tag(1)
        Marker("Two", monogram: Text("ABCD"), coordinate: CLLocationCoordinate2D(latitude: 11, longitude: 21)).tag(2)
      })
    #expect(map.selectedAnnotations.map { $0.title } == ["Two"])
    let one = try #require(map.annotations.first { $0.title == "One" })
    map.selectAnnotation(one, animated: false)
    #expect(chosen == 1)
    map.deselectAnnotation(one, animated: false)
    #expect(chosen == nil)
    let views = map.annotations.compactMap { map.view(for: $0) as? MKMarkerAnnotationView }
    #expect(views.contains { $0.glyphText == "ABC" } && views.contains { $0.glyphImage != nil })
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

  @Test("changes of the camera are reported, and move the position of the app")
  func camera() throws {
    var (reported, ended): ([Double], Int) = ([], 0)
    var position = MapCameraPosition.camera(MapCamera(centerCoordinate: place, distance: 10_000))
    let map = try map(
      Map(position: Binding(get: { position }, set: { position = $0 })) {}
        .onMapCameraChange(frequency: .continuous) { reported.append($0.region.center.latitude) }
        .onMapCameraChange { ended += 1 })
    #expect(abs(map.camera.centerCoordinateDistance - 10_000) < 100)
    (reported, ended) = ([], 0)
    map.setCenter(CLLocationCoordinate2D(latitude: 12, longitude: 20), animated: false)
    #expect(reported.count == 1 && abs(reported[0] - 12) < 0.001 && ended == 1)
    #expect(position.positionedByUser && abs((position.region?.center.latitude ?? 0) - 12) < 0.001)
  }

  @Test("bounds limit the center and the distance of the camera")
  func bounds() throws {
    let area = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let far = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 30, longitude: 20), latitudinalMeters: 50_000, longitudinalMeters: 50_000
    )
    let map = try map(
      Map(
        initialPosition: .region(far), bounds: MapCameraBounds(centerCoordinateBounds: area, maximumDistance: 10_000)
      ) {})
    #expect(abs(map.region.center.latitude - 11) < 0.01)
    #expect(map.camera.centerCoordinateDistance < 10_200)
  }

  @Test("controls are in the corner and know their map")
  func controls() throws {
    let map = try map(
      Map {}.mapControls {
        MapCompass().mapControlVisibility(.visible)
        MapScaleView().mapControlVisibility(.visible)
        MapUserLocationButton()
        MapPitchToggle()
        MapPitchToggle().mapControlVisibility(.hidden)
      })
    func find<V: UIView>(_ type: V.Type, _ view: UIView?) -> V? {
      guard let view else { return nil }
      return (view as? V) ?? view.subviews.lazy.compactMap { find(type, $0) }.first
    }
    let compass = try #require(find(MKCompassButton.self, map.window))
    #expect(compass.mapView === map && compass.compassVisibility == .visible)
    #expect(compass.convert(compass.bounds, to: map).maxX == 292)
    func words(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(words)
    }
    #expect(words(try #require(map.window)).count { $0 == "3D" } == 1)
    #expect(find(MKScaleView.self, map.window)?.mapView === map)
    #expect(find(MKUserTrackingButton.self, map.window)?.mapView === map)
  }

  private final class FoundProxy {
    var proxy: MapProxy?
    func note(_ proxy: MapProxy) { self.proxy = proxy }
  }

  @Test("a reader converts between points and coordinates")
  func reader() throws {
    let found = FoundProxy()
    let map = try map(
      MapReader { proxy in
        let _ = found.note(proxy)
        Map(
          initialPosition: .region(
            MKCoordinateRegion(center: self.place, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
        ) {}
      })
    let middle = try #require(found.proxy?.convert(CGPoint(x: 150, y: 150), from: .local))
    #expect(abs(middle.latitude - 10) < 0.01 && abs(middle.longitude - 20) < 0.01)
    let point = try #require(found.proxy?.convert(place, to: .global))
    #expect(
      point == map.convert(CGPoint(x: 150, y: 150), to: nil)
        || abs(point.x - map.convert(CGPoint(x: 150, y: 150), to: nil).x) < 1)
    #expect(found.proxy?.convert(CLLocationCoordinate2D(latitude: -40, longitude: 0), to: .local) == nil)
  }
}
