import CoreLocation
import SwiftUI
import UIKit

/// The type of a map's content by a builder.
///
/// - Source: developer.apple.com/documentation/mapkit/map
public struct MapContentView<SelectedValue: Hashable, Content: MapContent> {}

extension Map {
  /// Creates a map at a position, with content.
  ///
  /// - Parameters:
  ///   - initialPosition: The position at the start.
  ///   - interactionModes: The modes of interaction with the map.
  ///   - content: The content.
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(content(), { initialPosition }, { _ in }, interactionModes, bounds)
  }

  /// Creates a map at a position that the user changes, with content.
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      content(), { position.wrappedValue }, { position.wrappedValue = .moved(to: $0) }, interactionModes,
      bounds)
  }

  /// Creates a map at a position that the user changes, with content that the user selects by its tags.
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      content(), { position.wrappedValue }, { position.wrappedValue = .moved(to: $0) }, interactionModes, bounds,
      .link(selection))
  }

  /// Creates a map at a position, with content that the user selects by its tags.
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(content(), { initialPosition }, { _ in }, interactionModes, bounds, .link(selection))
  }

  /// Creates a map at a position.
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(EmptyMapContent(), { initialPosition }, { _ in }, interactionModes, bounds)
  }

  /// Creates a map at a position that the user changes.
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      EmptyMapContent(), { position.wrappedValue }, { position.wrappedValue = .moved(to: $0) }, interactionModes,
      bounds)
  }

  private nonisolated init<C: MapContent>(
    _ content: C, _ position: @escaping () -> MapCameraPosition, _ changed: @escaping (MKCoordinateRegion) -> Void,
    _ modes: MapInteractionModes, _ limits: MapCameraBounds?, _ selection: MapSelection? = nil
  ) {
    nonisolated(unsafe) let content = content
    nonisolated(unsafe) let items = MainActor.assumeIsolated {
      var items = MapItems()
      content.collectItems(into: &items, MapItemStyle())
      return UncheckedItems(items: items)
    }.items
    self.init(
      region: { position().region ?? items.region }, regionDidChange: changed, places: items.places,
      showsUser: items.showsUser, modes: modes, shapes: items.shapes, selection: selection, limits: limits)
  }
}

/// Unchecked: The items are used only on the main actor.
private struct UncheckedItems: @unchecked Sendable {
  let items: MapItems
}

extension MapItems {
  /// The region that contains all items with a margin; `nil` without items.
  var region: MKCoordinateRegion? {
    var rect = MKMapRect.null
    for place in places {
      rect = rect.union(MKMapRect(origin: MKMapPoint(place.coordinate), size: MKMapSize(width: 1, height: 1)))
    }
    for shape in shapes { rect = rect.union(shape.overlay.boundingMapRect) }
    guard !rect.isNull else { return nil }
    // A single place is shown with about a kilometer around it.
    let margin = max(rect.size.width, rect.size.height) * 0.2 + 5000
    return MKCoordinateRegion(rect.insetBy(dx: -margin, dy: -margin))
  }
}

extension MapSelection {
  /// Returns a link to a binding. Values of another type deselect.
  static func link<Value: Hashable>(_ binding: Binding<Value?>) -> MapSelection {
    MapSelection(
      get: { binding.wrappedValue.map { AnyHashable($0) } }, set: { binding.wrappedValue = $0?.base as? Value })
  }
}
