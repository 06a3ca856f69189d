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
  nonisolated(unsafe) let places: [MapPlace]
  let showsUser: Bool
  let modes: MapInteractionModes
  nonisolated(unsafe) var shapes: [MapShape] = []
  nonisolated(unsafe) var selection: MapSelection?
  nonisolated(unsafe) var limits: MapCameraBounds?

  /// The content of the view.
  public var body: some View {
    ControlledMap(
      control: MapControl(
        region: region(), regionDidChange: regionDidChange, places: places, showsUser: showsUser, modes: modes,
        shapes: shapes, selection: selection, limits: limits))
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
  /// The value of the selection while the item is selected.
  var tag: AnyHashable?
  var glyph = Glyph.pin
  /// The point of the view that is at the coordinate.
  var anchor = UnitPoint.center

  /// The picture in a marker's balloon.
  enum Glyph {
    case pin
    case symbol(String)
    case image(String)
    case text(Text)
  }
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
  /// - Parameter anchorPoint: The point of the views that is positioned at the coordinate.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }
  private let anchor: UnitPoint
  var place: MapPlace {
    MapPlace(coordinate: coordinate, title: nil, tint: nil, view: AnyView(content), anchor: anchor)
  }
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
