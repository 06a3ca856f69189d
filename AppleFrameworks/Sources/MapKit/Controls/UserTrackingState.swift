import UIKit

/// The button behind both controls for following the user: its image shows the map's mode, and a tap changes it.
@MainActor
final class UserTrackingState {
  weak var mapView: MKMapView?

  /// The symbol of the map's mode.
  var imageName: String {
    switch mapView?.userTrackingMode ?? .none {
    case .none: "location"
    case .follow: "location.fill"
    case .followWithHeading: "location.north.line.fill"
    }
  }

  /// Follows the user, then the heading as well, then nothing.
  func advance() {
    guard let mapView else { return }
    let next: MKUserTrackingMode =
      switch mapView.userTrackingMode {
      case .none: .follow
      case .follow: .followWithHeading
      case .followWithHeading: .none
      }
    mapView.setUserTrackingMode(next, animated: true)
  }
}
