import CoreLocation
import SwiftUI
import UIKit

/// A map with its controls.
struct ControlledMap: View {
  let control: MapControl
  @State private var holder = MapHolder()
  @Environment(\.mapSettings) private var settings

  var body: some View {
    control.environment(\.mapHolder, holder)
      .overlay(alignment: .topTrailing) {
        if let controls = settings.controls {
          VStack(alignment: .trailing, spacing: 8) { controls }.padding(8).environment(\.mapHolder, holder)
        }
      }
  }
}

/// A link between the selection of a SwiftUI map and the annotations of its map view.
struct MapSelection {
  let get: () -> AnyHashable?
  let set: (AnyHashable?) -> Void
}

/// A view that wraps UIKit's map view.
struct MapControl: UIViewRepresentable {
  let region: MKCoordinateRegion?
  let regionDidChange: (MKCoordinateRegion) -> Void
  let places: [MapPlace]
  let showsUser: Bool
  let modes: MapInteractionModes
  let shapes: [MapShape]
  let selection: MapSelection?
  let limits: MapCameraBounds?

  @MainActor
  final class Coordinator: NSObject, MKMapViewDelegate {
    var owner: MapControl
    var isUpdating = false
    var changes: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)] = []
    /// The shapes of the overlays on the map.
    var shapes: [MapShape] = []
    init(_ owner: MapControl) { self.owner = owner }

    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { report(mapView, .continuous) }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      if !isUpdating { owner.regionDidChange(mapView.region) }
      report(mapView, .onEnd)
    }

    private func report(_ map: MKMapView, _ frequency: MapCameraUpdateFrequency) {
      let context = MapCameraUpdateContext(region: map.region)
      for change in changes where change.0 == frequency { change.1(context) }
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
      guard !isUpdating, let place = (annotation as? PlaceAnnotation)?.place else { return }
      owner.selection?.set(place.tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      guard !isUpdating, let place = (annotation as? PlaceAnnotation)?.place, let selection = owner.selection,
        selection.get() == place.tag
      else { return }
      selection.set(nil)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      guard let shape = shapes.first(where: { $0.overlay === overlay }) else {
        return MKOverlayRenderer(overlay: overlay)
      }
      let renderer: MKOverlayPathRenderer =
        switch overlay {
        case let circle as MKCircle: MKCircleRenderer(circle: circle)
        case let polygon as MKPolygon: MKPolygonRenderer(polygon: polygon)
        case let line as MKPolyline: MKPolylineRenderer(polyline: line)
        default: MKOverlayPathRenderer(overlay: overlay)
        }
      (renderer.fillColor, renderer.strokeColor) = (shape.fill, shape.stroke)
      renderer.lineWidth = shape.style.lineWidth
      (renderer.lineCap, renderer.lineJoin) = (shape.style.lineCap, shape.style.lineJoin)
      renderer.lineDashPattern = shape.style.dash.isEmpty ? nil : shape.style.dash.map { NSNumber(value: Double($0)) }
      return renderer
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard let annotation = annotation as? PlaceAnnotation else { return nil }
      guard let view = annotation.place.view else {
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        if let tint = annotation.place.tint { marker.markerTintColor = tint }
        switch annotation.place.glyph {
        case .pin: break
        case .symbol(let name): marker.glyphImage = UIImage(systemName: name)
        case .image(let name): marker.glyphImage = UIImage(named: name)
        case .text(let text): marker.glyphText = String(text.words(in: EnvironmentValues()).prefix(3))
        }
        return marker
      }
      let hosting = UIHostingController(rootView: view)
      hosting.safeAreaRegions = []
      hosting.view.backgroundColor = .clear
      let size = hosting.sizeThatFits(in: CGSize(width: 10_000, height: 10_000))
      hosting.view.frame = CGRect(origin: .zero, size: size)
      let result = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
      result.bounds = CGRect(origin: .zero, size: size)
      let anchor = annotation.place.anchor
      result.centerOffset = CGPoint(x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height)
      result.hosting = hosting
      result.addSubview(hosting.view)
      return result
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    context.environment.mapHolder?.map = map
    context.environment.mapReader?.map = map
    return map
  }

  func updateUIView(_ uiView: MKMapView, context: Context) {
    let coordinator = context.coordinator
    coordinator.owner = self
    coordinator.isUpdating = true
    defer { coordinator.isUpdating = false }
    coordinator.changes = context.environment.mapSettings.changes
    if let style = context.environment.mapSettings.style { uiView.preferredConfiguration = style.configuration }
    if let region = limits?.limited(region ?? uiView.region) ?? region {
      let shown = uiView.region
      let isSame =
        abs(shown.center.latitude - region.center.latitude) < 1e-6
        && abs(shown.center.longitude - region.center.longitude) < 1e-6
        && abs(shown.span.latitudeDelta - region.span.latitudeDelta) < 1e-6
      if !isSame { uiView.setRegion(region, animated: false) }
    }
    uiView.showsUserLocation = showsUser
    uiView.isScrollEnabled = modes.contains(.pan)
    uiView.isZoomEnabled = modes.contains(.zoom)
    let old = uiView.annotations.filter { $0 is PlaceAnnotation }
    uiView.removeAnnotations(old)
    let annotations = places.map { PlaceAnnotation($0) }
    uiView.addAnnotations(annotations)
    if let chosen = selection?.get(), let annotation = annotations.first(where: { $0.place.tag == chosen }) {
      uiView.selectAnnotation(annotation, animated: false)
    }
    uiView.removeOverlays(coordinator.shapes.map(\.overlay))
    coordinator.shapes = shapes
    uiView.addOverlays(shapes.map(\.overlay))
  }
}

/// The annotation of an item.
private final class PlaceAnnotation: NSObject, MKAnnotation {
  let place: MapPlace
  init(_ place: MapPlace) { self.place = place }
  var coordinate: CLLocationCoordinate2D { place.coordinate }
  var title: String? { place.title }
  var subtitle: String? { nil }
}

/// An annotation view that keeps the controller of an item's views.
private final class HostedAnnotationView: MKAnnotationView {
  var hosting: UIViewController?
}
