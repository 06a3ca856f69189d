import TestHosts
import Testing

@testable import MapKit

@MainActor
@Suite("Controls of maps")
struct MapControlsTests {
  @Test("a button for tracking changes the map's mode, and its image follows")
  func tracking() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let item = MKUserTrackingBarButtonItem(mapView: map)
    let off = item.image
    map.setUserTrackingMode(.follow, animated: false)
    #expect(item.image !== off && item.mapView === map)
    item.primaryAction?.performWithSender(nil, target: nil)
    #expect(map.userTrackingMode == .followWithHeading)
    item.primaryAction?.performWithSender(nil, target: nil)
    #expect(map.userTrackingMode == .none)
  }

  @Test("a compass is visible where it always is, or where the map is turned")
  func compass() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let compass = MKCompassButton(mapView: map)
    let button = compass.subviews[0]
    #expect(button.isHidden && compass.intrinsicContentSize == CGSize(width: 44, height: 44))
    compass.compassVisibility = .visible
    #expect(!button.isHidden)
  }

  @Test("a scale shows the longest round distance that fits")
  func scale() throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
    map.layoutIfNeeded()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2DMake(0, 0), latitudinalMeters: 2000, longitudinalMeters: 2000)
    let scale = MKScaleView(mapView: map)
    scale.scaleVisibility = .visible
    scale.layoutIfNeeded()
    // 120 of 240 points are 1,000 meters.
    let (meters, width) = try #require(scale.distance)
    #expect(meters == 500 || meters == 1000)
    #expect((width / 120 - meters / 1000).magnitude < 0.02)
  }

  @Test("a configuration sets the kind of the map")
  func configuration() {
    let map = MKMapView()
    map.preferredConfiguration = MKImageryMapConfiguration()
    #expect(map.mapType == .satellite)
    let standard = MKStandardMapConfiguration(emphasisStyle: .muted)
    standard.showsTraffic = true
    map.preferredConfiguration = standard
    #expect(map.mapType == .mutedStandard && map.showsTraffic)
  }

  private final class Annotation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2DMake(0, 0) }
  }

  private final class OwnView: MKAnnotationView {
    var made: String?

    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      made = reuseIdentifier
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("views of registered classes are made by the initializer that the class overrides")
  func registered() throws {
    let map = MKMapView()
    map.register(OwnView.self, forAnnotationViewWithReuseIdentifier: "own view with a long name")
    let annotation = Annotation()
    let view = map.dequeueReusableAnnotationView(withIdentifier: "own view with a long name", for: annotation)
    let own = try #require(view as? OwnView)
    #expect(own.made == "own view with a long name" && own.annotation === annotation)
    #expect(
      (map.dequeueReusableAnnotationView(withIdentifier: "own view with a long name") as? OwnView)?.annotation == nil)
  }
}
