import HostServices
import UIKit

/// An object that manages the annotations of a map, and the views of the visible ones.
@MainActor
final class AnnotationViews {
  private unowned let map: MKMapView
  private(set) var annotations: [any MKAnnotation] = []
  private(set) var selected: [any MKAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]
  private var unused: [String: [MKAnnotationView]] = [:]
  private var callout: CalloutView?

  init(map: MKMapView) { self.map = map }

  // MARK: - Annotations

  func add(_ new: [any MKAnnotation]) {
    for annotation in new where !annotations.contains(where: { $0 === annotation }) {
      annotations.append(annotation)
      (annotation as? MKPointAnnotation)?.observePlace(self) { [weak self] in
        MainActor.assumeIsolated { self?.moved(annotation) }
      }
    }
    update()
  }

  func remove(_ old: [any MKAnnotation]) {
    for annotation in old {
      deselect(annotation, animated: false)
      annotations.removeAll { $0 === annotation }
      dropView(of: annotation)
    }
  }

  private func moved(_ annotation: any MKAnnotation) {
    if let view = view(for: annotation) { map.content.place(view) } else { update() }
  }

  func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views[ObjectIdentifier(annotation)] }

  // MARK: - Views

  /// Creates the views of annotations that have become visible.
  func update() {
    guard map.content.scale > 0 else { return }
    let sight = map.content.visible
    var added: [MKAnnotationView] = []
    for annotation in annotations where CLLocationCoordinate2DIsValid(annotation.coordinate) {
      let isInSight = sight.contains(MKMapPoint(annotation.coordinate))
      guard isInSight else {
        if !selected.contains(where: { $0 === annotation }) { dropView(of: annotation) }
        continue
      }
      guard view(for: annotation) == nil else { continue }
      let view = makeView(for: annotation)
      views[ObjectIdentifier(annotation)] = view
      view.prepareForDisplay()
      map.content.add(view)
      added.append(view)
    }
    map.content.orderAnnotations()
    if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let view = map.delegate?.mapView(map, viewFor: annotation) ?? standardView(for: annotation)
    view.annotation = annotation
    return view
  }

  private func standardView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    if let view = dequeue(identifier, for: annotation) { return view }
    let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    if let cluster = annotation as? MKClusterAnnotation { marker.glyphText = "\(cluster.memberAnnotations.count)" }
    return marker
  }

  private func dropView(of annotation: any MKAnnotation) {
    guard let view = views.removeValue(forKey: ObjectIdentifier(annotation)) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { unused[identifier, default: []].append(view) }
  }

  // MARK: - Reuse

  func register(_ viewClass: MKAnnotationView.Type?, _ identifier: String) { classes[identifier] = viewClass }

  func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    if let view = unused[identifier]?.popLast() {
      view.prepareForReuse()
      if let annotation { view.annotation = annotation }
      return view
    }
    // The initializer is the first one that the class declares.
    return classes[identifier].map {
      HostServices.make($0, declaredBy: MKAnnotationView.self, annotation, identifier)
    }
  }

  // MARK: - Selection

  func select(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotations.contains(where: { $0 === annotation }), !selected.contains(where: { $0 === annotation }) else {
      return
    }
    for other in selected { deselect(other, animated: animated) }
    selected = [annotation]
    map.layoutIfNeeded()
    if let view = view(for: annotation) {
      view.setSelected(true, animated: animated)
      map.content.orderAnnotations()
      showCallout(of: view, annotation)
      map.delegate?.mapView(map, didSelect: view)
    }
    map.delegate?.mapView(map, didSelect: annotation)
  }

  func deselect(_ annotation: any MKAnnotation, animated: Bool) {
    guard selected.contains(where: { $0 === annotation }) else { return }
    selected.removeAll { $0 === annotation }
    callout?.removeFromSuperview()
    callout = nil
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      map.delegate?.mapView(map, didDeselect: view)
    }
    map.delegate?.mapView(map, didDeselect: annotation)
  }

  /// Selects the annotation at a point, or deselects all annotations if there is none.
  func tap(at point: CGPoint) {
    let hit = map.content.annotationViews.reversed().first { view in
      view.isEnabled && !view.isHidden && view.point(inside: view.convert(point, from: map.content), with: nil)
    }
    if let annotation = hit?.annotation {
      select(annotation, animated: true)
    } else {
      for annotation in selected { deselect(annotation, animated: true) }
    }
  }

  private func showCallout(of view: MKAnnotationView, _ annotation: any MKAnnotation) {
    guard view.canShowCallout, annotation.plainTitle != nil || view.detailCalloutAccessoryView != nil else { return }
    let callout = CalloutView(view, annotation) { [weak self, weak view] control in
      guard let self, let view else { return }
      map.delegate?.mapView(map, annotationView: view, calloutAccessoryControlTapped: control)
    }
    self.callout = callout
    view.addSubview(callout)
  }
}
