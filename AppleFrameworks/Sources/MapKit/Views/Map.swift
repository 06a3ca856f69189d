import CoreLocation
import SwiftUI
import UIKit

/// A view that displays a map.
///
/// It is a labeled box with annotations at their locations, like `MKMapView`.
///
/// - Source: developer.apple.com/documentation/mapkit/map
public struct Map<Content>: View {
  nonisolated(unsafe) let region: () -> MKCoordinateRegion?
  nonisolated(unsafe) let regionDidChange: (MKCoordinateRegion) -> Void
  let places: [MapPlace]
  let showsUser: Bool
  let modes: MapInteractionModes

  /// The content of the view.
  public var body: some View {
    MapControl(
      region: region(), regionDidChange: regionDidChange, places: places, showsUser: showsUser, modes: modes)
  }
}

/// The modes of interaction with a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapinteractionmodes
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The interaction mode for panning.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// The interaction mode for zooming.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// The interaction mode for rotating.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// The interaction mode for tilting.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All interaction modes.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// A mode of tracking the user's location. The location is not available.
///
/// - Source: developer.apple.com/documentation/mapkit/mapusertrackingmode
public enum MapUserTrackingMode: Sendable {
  /// The map does not track the user's location.
  case none
  /// The map tracks the user's location.
  case follow
}

/// An item at a coordinate of a map.
struct MapPlace {
  let coordinate: CLLocationCoordinate2D
  let title: String?
  let tint: UIColor?
  /// The view of the item; `nil` for a marker.
  let view: AnyView?
}

/// A type of annotations for the items of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapannotationprotocol
@MainActor
public protocol MapAnnotationProtocol {}

/// A protocol of this framework's annotations.
@MainActor
protocol BuiltInAnnotation: MapAnnotationProtocol {
  var place: MapPlace { get }
}

/// A map annotation that displays a pin.
///
/// - Source: developer.apple.com/documentation/mapkit/mappin
public struct MapPin: MapAnnotationProtocol, BuiltInAnnotation {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?
  /// Creates a pin.
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  var place: MapPlace { MapPlace(coordinate: coordinate, title: nil, tint: tint.map { UIColor($0) }, view: nil) }
}

/// A map annotation that displays a balloon.
///
/// - Source: developer.apple.com/documentation/mapkit/mapmarker
public struct MapMarker: MapAnnotationProtocol, BuiltInAnnotation {
  let coordinate: CLLocationCoordinate2D
  let tint: Color?
  /// Creates a balloon.
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }
  var place: MapPlace { MapPlace(coordinate: coordinate, title: nil, tint: tint.map { UIColor($0) }, view: nil) }
}

/// A map annotation that displays custom views.
///
/// - Source: developer.apple.com/documentation/mapkit/mapannotation
public struct MapAnnotation<Content: View>: MapAnnotationProtocol, BuiltInAnnotation {
  let coordinate: CLLocationCoordinate2D
  nonisolated(unsafe) let content: Content
  /// Creates an annotation.
  ///
  /// - Parameter anchorPoint: The point of the views that is positioned at the coordinate. This framework always
  ///   centers them.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    self.content = content()
  }
  var place: MapPlace { MapPlace(coordinate: coordinate, title: nil, tint: nil, view: AnyView(content)) }
}

/// The content of a map with annotations.
///
/// - Source: developer.apple.com/documentation/mapkit/map
public struct _DefaultAnnotatedMapContent<Items> {}

/// The content of a map without annotations.
///
/// - Source: developer.apple.com/documentation/mapkit/map
public struct _DefaultMapContent {}

extension Map where Content == _DefaultMapContent {
  /// Creates a map of a region.
  ///
  /// - Parameters:
  ///   - coordinateRegion: The region, which is updated when the user moves the map.
  ///   - interactionModes: The modes of interaction with the map.
  ///   - showsUserLocation: Whether the user's location is displayed.
  ///   - userTrackingMode: Ignored, because the user's location is not available.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(
      region: { coordinateRegion.wrappedValue }, regionDidChange: { coordinateRegion.wrappedValue = $0 }, places: [],
      showsUser: showsUserLocation, modes: interactionModes)
  }
}

extension Map {
  /// Creates a map of a region with annotations.
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    nonisolated(unsafe) let (items, content) = (annotationItems, annotationContent)
    self.init(
      region: { coordinateRegion.wrappedValue }, regionDidChange: { coordinateRegion.wrappedValue = $0 },
      places: MainActor.assumeIsolated {
        UncheckedPlaces(places: items.compactMap { (content($0) as? any BuiltInAnnotation)?.place })
      }.places,
      showsUser: showsUserLocation, modes: interactionModes)
  }
}

/// Unchecked: The items are used only on the main actor.
private struct UncheckedPlaces: @unchecked Sendable {
  let places: [MapPlace]
}

/// A view that wraps UIKit's map view.
struct MapControl: UIViewRepresentable {
  let region: MKCoordinateRegion?
  let regionDidChange: (MKCoordinateRegion) -> Void
  let places: [MapPlace]
  let showsUser: Bool
  let modes: MapInteractionModes

  @MainActor
  final class Coordinator: NSObject, MKMapViewDelegate {
    var owner: MapControl
    var isUpdating = false
    init(_ owner: MapControl) { self.owner = owner }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      if !isUpdating { owner.regionDidChange(mapView.region) }
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard let annotation = annotation as? PlaceAnnotation else { return nil }
      guard let view = annotation.place.view else {
        let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        if let tint = annotation.place.tint { marker.markerTintColor = tint }
        return marker
      }
      let hosting = UIHostingController(rootView: view)
      hosting.safeAreaRegions = []
      hosting.view.backgroundColor = .clear
      let size = hosting.sizeThatFits(in: CGSize(width: 10_000, height: 10_000))
      hosting.view.frame = CGRect(origin: .zero, size: size)
      let result = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
      result.bounds = CGRect(origin: .zero, size: size)
      result.hosting = hosting
      result.addSubview(hosting.view)
      return result
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ uiView: MKMapView, context: Context) {
    let coordinator = context.coordinator
    coordinator.owner = self
    coordinator.isUpdating = true
    defer { coordinator.isUpdating = false }
    if let region {
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
    uiView.addAnnotations(places.map { PlaceAnnotation($0) })
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
