import MapKit
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("MKMapView", .ownHosts)
struct MKMapViewTests {
  private final class Listener: NSObject, MKMapViewDelegate {
    var heard: [String] = []
    var usesMarkers = false

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard !usesMarkers else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "own")
        ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "own")
      view.bounds.size = CGSize(width: 20, height: 20)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { heard.append("region") }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { heard.append("add \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("select \(view.annotation?.title.flatMap { $0 } ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { heard.append("deselect") }
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) { heard.append("no map") }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { heard.append("no place") }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { heard.append("accessory") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 4
      return renderer
    }
  }

  private let munich = CLLocationCoordinate2DMake(48.137, 11.575)

  private func shown() -> (ViewHost, MKMapView, Listener) {
    let (host, listener, map) = (ViewHost(), Listener(), MKMapView())
    map.delegate = listener
    host.show(map)
    return (host, map, listener)
  }

  private func point(_ latitude: Double, _ longitude: Double, _ title: String) -> MKPointAnnotation {
    let annotation = MKPointAnnotation()
    annotation.coordinate = CLLocationCoordinate2DMake(latitude, longitude)
    annotation.title = title
    return annotation
  }

  @Test("a region is shown whole, its middle in the middle")
  func region() {
    let (host, map, listener) = shown()
    host.run {
      map.setRegion(
        MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: false)
    }
    host.update()
    let middle = map.convert(munich, toPointTo: map)
    #expect((middle.x - map.bounds.midX).magnitude < 0.5 && (middle.y - map.bounds.midY).magnitude < 0.5)
    let shown = map.region.span
    let wanted = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000).span
    #expect(
      shown.latitudeDelta >= wanted.latitudeDelta * 0.999 && shown.longitudeDelta >= wanted.longitudeDelta * 0.999)
    #expect(listener.heard.contains("region"))
    let back = map.convert(middle, toCoordinateFrom: map)
    #expect((back.latitude - munich.latitude).magnitude < 1e-6)
  }

  @Test("the map itself is a box, and does not load")
  func box() {
    let (host, map, listener) = shown()
    host.run { map.setCenter(munich, animated: false) }
    host.advance(by: 0)
    #expect(listener.heard.contains("no map"))
    #expect(host.approximations.map(\.kind) == ["MKMapView"])
    #expect(host.approximations.first?.detail == "map around 48.1370, 11.5750")
  }

  @Test("annotations lie where their places are, and move with them and with the map")
  func annotations() throws {
    let (host, map, listener) = shown()
    let annotation = point(48.137, 11.575, "Munich")
    host.run {
      map.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000)
      map.addAnnotation(annotation)
    }
    host.update()
    #expect(listener.heard.contains("add 1"))
    let view = try #require(map.view(for: annotation))
    func isInMiddle() -> Bool {
      (view.center.x - map.bounds.midX).magnitude < 1 && (view.center.y - map.bounds.midY).magnitude < 1
    }
    #expect(isInMiddle())
    host.run { annotation.coordinate = CLLocationCoordinate2DMake(48.138, 11.575) }
    #expect(view.center.y < map.bounds.midY - 10)
    host.run { map.setCenter(annotation.coordinate, animated: false) }
    #expect(isInMiddle())
    host.run { map.setCenter(CLLocationCoordinate2DMake(0, 0), animated: false) }
    #expect(map.view(for: annotation) == nil && view.superview == nil)
    #expect(map.annotations.count == 1)
    host.run { map.removeAnnotations(map.annotations) }
    #expect(map.annotations.isEmpty)
  }

  @Test("a tap selects an annotation and shows its callout; a tap beside it takes both back")
  func selection() throws {
    let (host, map, listener) = shown()
    let annotation = point(48.137, 11.575, "Munich")
    host.run {
      map.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000)
      map.addAnnotation(annotation)
    }
    host.update()
    let middle = CGPoint(x: map.bounds.midX, y: map.bounds.midY)
    host.tap(at: map.convert(middle, to: nil))
    host.advance(by: 0.5)
    #expect(listener.heard.last == "select Munich")
    #expect(map.selectedAnnotations.count == 1)
    #expect(try host.find(.text("Munich")).window != nil)
    host.tap(at: map.convert(CGPoint(x: middle.x, y: middle.y + 200), to: nil))
    host.advance(by: 0.5)
    #expect(listener.heard.last == "deselect" && map.selectedAnnotations.isEmpty)
  }

  @Test("markers stand for annotations without a view of the app's")
  func markers() throws {
    let (host, map, listener) = shown()
    listener.usesMarkers = true
    let annotation = point(48.137, 11.575, "Munich")
    host.run { map.showAnnotations([annotation], animated: false) }
    host.update()
    #expect(map.view(for: annotation) is MKMarkerAnnotationView)
    final class Own: MKMarkerAnnotationView {}
    let other = point(48.1371, 11.575, "Other")
    host.run {
      map.register(Own.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
      map.addAnnotation(other)
    }
    #expect(map.view(for: other) is Own)
  }

  @Test("showing annotations shows all of them")
  func showAll() {
    let (host, map, _) = shown()
    let all = [point(48, 11, "a"), point(49, 12, "b"), point(47, 13, "c")]
    host.run { map.showAnnotations(all, animated: false) }
    host.update()
    #expect(all.allSatisfy { map.bounds.contains(map.convert($0.coordinate, toPointTo: map)) })
    #expect(all.allSatisfy { map.view(for: $0) != nil })
  }

  @Test("lines are drawn over the map")
  func lines() throws {
    let (host, map, delegate) = shown()
    // The map does not keep it.
    defer { withExtendedLifetime(delegate) {} }
    let line = [CLLocationCoordinate2DMake(48.137, 11.5), CLLocationCoordinate2DMake(48.137, 11.65)]
    host.run {
      map.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000)
      map.addOverlay(MKPolyline(coordinates: line, count: 2))
    }
    func isRed() throws -> Bool {
      let middle = map.convert(CGPoint(x: map.bounds.midX, y: map.bounds.midY), to: nil)
      let pixel = try host.picture().pixel(x: middle.x, y: middle.y)
      return pixel.red > 200 && pixel.green < 80 && pixel.blue < 80
    }
    #expect(try isRed())
    host.run { map.removeOverlays(map.overlays) }
    #expect(try !isRed())
  }

  @Test("a finger moves the map, two zoom it")
  func fingers() {
    let (host, map, _) = shown()
    host.run { map.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000) }
    host.update()
    let middle = map.convert(CGPoint(x: map.bounds.midX, y: map.bounds.midY), to: nil)
    host.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 100))
    #expect(map.centerCoordinate.latitude > munich.latitude)
    let span = map.region.span.latitudeDelta
    host.pinch(at: middle, scale: 2)
    #expect(map.region.span.latitudeDelta < span * 0.7)
  }

  @Test("the device's place is not told")
  func place() {
    let (host, map, listener) = shown()
    host.run { map.showsUserLocation = true }
    host.advance(by: 0)
    #expect(listener.heard.contains("no place") && map.annotations.isEmpty && !map.isUserLocationVisible)
  }

  @Test("searching, directions and pictures fail as without a network")
  func lookups() {
    let host = ViewHost()
    nonisolated(unsafe) var failures = 0
    host.run {
      let request = MKLocalSearch.Request()
      request.naturalLanguageQuery = "pizza"
      MKLocalSearch(request: request).start { _, error in if error is URLError { failures += 1 } }
      MKDirections(request: MKDirections.Request()).calculate { _, error in if error is URLError { failures += 1 } }
      MKMapSnapshotter(options: MKMapSnapshotter.Options()).start { _, error in if error is URLError { failures += 1 } }
    }
    host.advance(by: 0)
    #expect(failures == 3)
  }
}
