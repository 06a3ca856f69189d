import CoreLocation
import Testing

@Suite("CLLocation")
struct CLLocationTests {
  private func location(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  @Test("a location without values is at zero")
  func emptyLocation() {
    let location = CLLocation()
    #expect(location.coordinate.latitude == 0 && location.coordinate.longitude == 0 && location.altitude == 0)
  }

  @Test("distances are those of the ellipsoid")
  func distances() {
    // A degree of the equator, by its radius; a degree of the meridian at the equator and at the pole, by WGS 84.
    #expect((location(0, 0).distance(from: location(0, 1)) - 111_319.491).magnitude < 0.01)
    #expect((location(0, 0).distance(from: location(1, 0)) - 110_574.389).magnitude < 0.01)
    #expect((location(89, 0).distance(from: location(90, 0)) - 111_693.865).magnitude < 0.01)
    // Vincenty's own example is Flinders Peak to Buninyong: 54,972.271 metres on this ellipsoid (Geoscience Australia).
    let flinders = location(-37.951033417, 144.424867889)
    let buninyong = location(-37.652821139, 143.926495528)
    #expect((flinders.distance(from: buninyong) - 54_972.271).magnitude < 0.001)
  }

  @Test("a distance is the same both ways, zero to itself, and there between opposite sides of the earth")
  func edges() {
    let (a, b) = (location(48.1, 11.6), location(-33.9, 151.2))
    #expect((a.distance(from: b) - b.distance(from: a)).magnitude < 1e-6)
    #expect(a.distance(from: a) == 0)
    let opposite = location(0, 0).distance(from: location(0.5, 179.7))
    #expect((19_900_000...20_010_000).contains(opposite))
  }

  @Test("what is not known is negative")
  func unknown() {
    let place = location(1, 2)
    #expect(place.speed == -1 && place.course == -1 && place.verticalAccuracy == -1)
    #expect(place.coordinate.latitude == 1 && place.coordinate.longitude == 2)
  }

  @Test("archives and comes back")
  func coding() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6), altitude: 520, horizontalAccuracy: 5,
      verticalAccuracy: 8, course: 90, speed: 1.5, timestamp: Date(timeIntervalSinceReferenceDate: 1000))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(back.distance(from: place) == 0 && back.altitude == 520 && back.speed == 1.5)
    #expect(back.timestamp == place.timestamp)
  }

  @Test("coordinates beyond the poles or the line of dates are none")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test("a circle contains what is not further than its radius")
  func circle() {
    let circle = CLCircularRegion(center: CLLocationCoordinate2DMake(0, 0), radius: 112_000, identifier: "here")
    #expect(circle.contains(CLLocationCoordinate2DMake(0, 1)))
    #expect(!circle.contains(CLLocationCoordinate2DMake(0, 1.01)))
    #expect(circle == CLCircularRegion(center: CLLocationCoordinate2DMake(1, 1), radius: 1, identifier: "here"))
  }
}
