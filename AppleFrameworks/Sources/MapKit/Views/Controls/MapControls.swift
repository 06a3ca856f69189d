import SwiftUI
import UIKit

/// The map of a SwiftUI map, for its controls and readers.
@MainActor
final class MapHolder {
  weak var map: MKMapView? { didSet { for control in controls { control() } } }
  /// The controls that wait for the map.
  var controls: [() -> Void] = []
}

extension EnvironmentValues {
  private struct MapSettingsKey: EnvironmentKey {
    static var defaultValue: MapSettings { MapSettings() }
  }
  /// The settings of maps by modifiers.
  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
  private struct MapHolderKey: EnvironmentKey {
    static var defaultValue: MapHolder? { nil }
  }
  /// The map to which a control belongs.
  var mapHolder: MapHolder? {
    get { self[MapHolderKey.self] }
    set { self[MapHolderKey.self] = newValue }
  }
  private struct MapReaderKey: EnvironmentKey {
    static var defaultValue: MapHolder? { nil }
  }
  /// The holder of a reader around the map.
  var mapReader: MapHolder? {
    get { self[MapReaderKey.self] }
    set { self[MapReaderKey.self] = newValue }
  }
  private struct MapControlVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  /// The visibility of a control.
  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

/// The settings of maps by modifiers.
struct MapSettings {
  var style: MapStyle?
  nonisolated(unsafe) var controls: AnyView?
  nonisolated(unsafe) var changes: [(MapCameraUpdateFrequency, (MapCameraUpdateContext) -> Void)] = []
}

extension View {
  nonisolated private func mapSettings(_ change: @escaping (inout MapSettings) -> Void) -> some View {
    nonisolated(unsafe) let change = change
    return transformEnvironment(\.mapSettings) { change(&$0) }
  }

  /// Sets the look of maps.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/mapstyle(_:)
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { mapSettings { $0.style = style } }

  /// Calls a closure when the region of a map has changed.
  ///
  /// - Parameter frequency: Whether the closure is also called while the map moves.
  /// - Source: developer.apple.com/documentation/swiftui/view/onmapcamerachange(frequency:_:)
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    mapSettings { $0.changes.append((frequency, action)) }
  }

  /// Calls a closure when the region of a map has changed.
  ///
  /// - Parameter frequency: Whether the closure is also called while the map moves.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    mapSettings { $0.changes.append((frequency, { _ in action() })) }
  }

  /// Sets the controls of maps. They are at the top trailing corner.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/mapcontrols(_:)
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    nonisolated(unsafe) let controls = AnyView(content())
    return mapSettings { $0.controls = controls }
  }

  /// Sets the visibility of a map's controls.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/mapcontrolvisibility(_:)
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// A control of UIKit for a SwiftUI map.
private struct MapControlView<Control: UIView>: UIViewRepresentable {
  let make: @MainActor (MKMapView?) -> Control
  let update: @MainActor (Control, MKMapView?, Visibility) -> Void

  func makeUIView(context: Context) -> Control { make(context.environment.mapHolder?.map) }

  func updateUIView(_ uiView: Control, context: Context) {
    let (holder, visibility) = (context.environment.mapHolder, context.environment.mapControlVisibility)
    update(uiView, holder?.map, visibility)
    guard let holder, holder.map == nil else { return }
    holder.controls.append { [weak uiView, weak holder] in
      if let uiView { update(uiView, holder?.map, visibility) }
    }
  }
}

extension MKFeatureVisibility {
  /// Creates the visibility of a control of UIKit.
  fileprivate init(_ visibility: Visibility) {
    self =
      switch visibility {
      case .automatic: .adaptive
      case .visible: .visible
      case .hidden: .hidden
      }
  }
}

/// The compass of a map. It is hidden while north is at the top, which is always the case here, unless an app makes it
/// visible.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcompass
public struct MapCompass: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// The content of the view.
  public var body: some View {
    MapControlView(make: { MKCompassButton(mapView: $0) }) {
      ($0.mapView, $0.compassVisibility) = ($1, MKFeatureVisibility($2))
    }
    .frame(width: 44, height: 44)
  }
}

/// The button for the user's location.
///
/// - Source: developer.apple.com/documentation/mapkit/mapuserlocationbutton
public struct MapUserLocationButton: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// The content of the view.
  public var body: some View {
    MapControlView(make: { MKUserTrackingButton(mapView: $0) }) {
      ($0.mapView, $0.isHidden) = ($1, $2 == .hidden)
    }
    .frame(width: 44, height: 44)
  }
}

/// The scale of a map. It is hidden until an app makes it visible.
///
/// - Source: developer.apple.com/documentation/mapkit/mapscaleview
public struct MapScaleView: View {
  /// Creates the control.
  nonisolated public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) { edge = anchorEdge }
  private let edge: HorizontalEdge
  /// The content of the view.
  public var body: some View {
    let edge = edge
    MapControlView(make: { MKScaleView(mapView: $0) }) {
      ($0.mapView, $0.scaleVisibility) = ($1, MKFeatureVisibility($2))
      $0.legendAlignment = edge == .leading ? .leading : .trailing
    }
    .frame(width: 120, height: 24)
  }
}

/// The button that tilts a map. It is disabled, because maps are not tilted here.
///
/// - Source: developer.apple.com/documentation/mapkit/mappitchtoggle
public struct MapPitchToggle: View {
  @Environment(\.mapControlVisibility) private var visibility
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// The content of the view.
  public var body: some View {
    if visibility != .hidden {
      Button("3D") {}.disabled(true).frame(width: 44, height: 44)
    }
  }
}
