import UIKit

/// A bar button item that toggles the tracking of the user's location on a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkusertrackingbarbuttonitem
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapObserver {
  private let state = UserTrackingState()

  /// Creates an item for a map.
  public init(mapView: MKMapView?) {
    super.init()
    setUp()
    self.mapView = mapView
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityLabel = "Tracking"
    primaryAction = UIAction(image: UIImage(systemName: state.imageName)) { [state] _ in state.advance() }
    mapDidChange()
  }

  /// The map that tracks the user's location.
  open var mapView: MKMapView? {
    get { state.mapView }
    set {
      state.mapView = newValue
      newValue?.observers.add(self)
      mapDidChange()
    }
  }

  func mapDidChange() { image = UIImage(systemName: state.imageName) }
}
