import MapKit
import Testing

@Suite("Map geometry")
struct MKMapGeometryTests {
  @Test("map points and coordinates turn into each other")
  func points() {
    // The world is 268,435,456 points wide; its middle is where equator and zero meridian meet.
    let middle = MKMapPoint(CLLocationCoordinate2DMake(0, 0))
    #expect(middle.x == 134_217_728 && (middle.y - 134_217_728).magnitude < 1e-6)
    #expect(MKMapPoint(CLLocationCoordinate2DMake(0, -180)).x == 0)
    for (latitude, longitude) in [(48.137, 11.575), (-33.86, 151.2), (84.9, -179.9)] {
      let back = MKMapPoint(CLLocationCoordinate2DMake(latitude, longitude)).coordinate
      #expect((back.latitude - latitude).magnitude < 1e-9 && (back.longitude - longitude).magnitude < 1e-9)
    }
  }

  @Test("a region of metres is as large as it says")
  func meters() {
    let center = CLLocationCoordinate2DMake(48.137, 11.575)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 2000)
    func distance(_ latitude: Double, _ longitude: Double) -> Double {
      CLLocation(latitude: center.latitude - latitude / 2, longitude: center.longitude - longitude / 2).distance(
        from: CLLocation(latitude: center.latitude + latitude / 2, longitude: center.longitude + longitude / 2))
    }
    #expect((distance(region.span.latitudeDelta, 0) - 1000).magnitude < 1)
    #expect((distance(0, region.span.longitudeDelta) - 2000).magnitude < 2)
  }

  @Test("rectangles unite, meet and hold points")
  func rectangles() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.union(b) == MKMapRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.union(.null) == a && a.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(a.contains(MKMapPoint(x: 0, y: 9)) && !a.contains(MKMapPoint(x: 10, y: 9)))
    #expect(a.insetBy(dx: 1, dy: 2) == MKMapRect(x: 1, y: 2, width: 8, height: 6))
    #expect(MKMapRect(x: -10, y: 0, width: 20, height: 1).spans180thMeridian)
    #expect(MKMapRect(x: -10, y: 0, width: 20, height: 1).remainder().minX == MKMapSize.world.width - 10)
  }

  @Test("distances are written in the units of the locale, rounded as on maps")
  func formatter() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(fromDistance: 1534) == "1,5 km")
    #expect(formatter.string(fromDistance: 48) == "50 m")
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 1609.344) == "1 mi")
    #expect(formatter.string(fromDistance: 30) == "100 ft")
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 1609.344) == "1 mile")
    #expect(formatter.distance(from: "2 miles") == 3218.688 && formatter.distance(from: "far") == -1)
  }

  @Test("titles of annotations of which nothing more is known are optionals of optionals")
  func titles() {
    final class Place: NSObject, MKAnnotation {
      let coordinate = CLLocationCoordinate2DMake(1, 2)
      let title: String? = "Here"
    }
    let annotation: any MKAnnotation = Place()
    if let title = annotation.title, let text = title { #expect(text == "Here") } else { Issue.record("no title") }
    #expect((annotation.subtitle ?? "none") == nil)
    let point = MKPointAnnotation()
    point.title = "There"
    #expect(point.title == "There")
    let cluster = MKClusterAnnotation(memberAnnotations: [annotation, point])
    #expect(cluster.title == "Here" && cluster.subtitle == "+1 more")
  }

  @Test("lines are cut by their length")
  func lines() {
    let points = [MKMapPoint(x: 0, y: 0), MKMapPoint(x: 10, y: 0), MKMapPoint(x: 10, y: 10)]
    let line = MKPolyline(points: points, count: 3)
    #expect(line.pointCount == 3 && line.points()[1] == points[1])
    #expect(line.boundingMapRect == MKMapRect(x: 0, y: 0, width: 10, height: 10))
    var coordinates = Array(repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&coordinates, range: NSRange(location: 1, length: 2))
    #expect((MKMapPoint(coordinates[0]).x - 10).magnitude < 1e-6)
  }
}
