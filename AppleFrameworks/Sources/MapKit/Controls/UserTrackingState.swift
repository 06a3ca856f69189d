import UIKit

/// The button of both controls for user tracking. Its image displays the map's mode, and a tap changes the mode.
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

  /// Advances the tracking mode: the user's location, then also the heading, then none.
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
