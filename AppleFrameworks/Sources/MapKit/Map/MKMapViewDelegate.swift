import UIKit

/// Receives the events of a map, and provides its views.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapviewdelegate
@MainActor
@preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the visible region is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Tells the delegate that the visible region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Tells the delegate that the visible region has changed, also in the middle of a gesture.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Tells the delegate that the map starts to load.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Tells the delegate that the map has loaded. Never called: there is no network.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Tells the delegate that the map could not be loaded, as without a network.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Tells the delegate that the map is about to be drawn. Never called.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Tells the delegate that the map has been drawn. Never called.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

  /// Asks for the view of an annotation.
  ///
  /// - Returns: `nil` for the standard view: a marker, or the dot for the user's location.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?

  /// Tells the delegate that views of annotations have come into sight.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Tells the delegate that a control at the side of a callout was tapped.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Tells the delegate that an annotation whose view is in sight was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Tells the delegate that an annotation whose view is in sight was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Tells the delegate that an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Tells the delegate that an annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Tells the delegate that the user's location is asked for.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Tells the delegate that the user's location is no longer asked for.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Tells the delegate the user's location.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Tells the delegate that the user's location is not available.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Tells the delegate that the map has started or stopped to follow the user.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Asks for the renderer of an overlay that is about to be added.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Tells the delegate that overlays have been added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Asks for the annotation of a cluster. Never called: the map does not make clusters.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing by default.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns `nil` by default: the map makes the standard view.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// Returns a renderer that draws nothing by default.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }

  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Returns a standard cluster by default.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
