import UIKit

/// A bar button item that makes a map follow the user's location.
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

  /// Creates the object from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityLabel = "Tracking"
    primaryAction = UIAction(image: UIImage(systemName: state.imageName)) { [state] _ in state.advance() }
    mapDidChange()
  }

  /// The map that follows the user.
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
