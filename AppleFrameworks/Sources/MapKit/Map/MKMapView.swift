import PermissionResponses
import Placeholders
import UIKit

/// Shows a map. The picture of the earth is a box with the map's middle; overlays and annotations lie where they would on a
/// phone, and can be tapped. Moving and zooming by fingers works, turning and tilting does not: maps have north on top.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
  let content = MapContentView()
  lazy var annotationViews = AnnotationViews(map: self)
  lazy var fingers = MapFingers(map: self)

  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard { didSet { describe() } }

  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsBuildings = true
  open var showsTraffic = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsPointsOfInterest = true

  // What turns or tilts a map: kept, as maps here have north on top.
  open var isRotateEnabled = true
  open var isPitchEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    fingers.attach()
    describe()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showWanted()
    annotationViews.update()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasBegun else { return }
    hasBegun = true
    RunLoopTurn.later { [weak self] in MainActor.assumeIsolated { self?.failToLoad() } }
  }

  private var hasBegun = false

  /// As without a network.
  private func failToLoad() {
    delegate?.mapViewWillStartLoadingMap(self)
    delegate?.mapViewDidFailLoadingMap(self, withError: URLError(.notConnectedToInternet))
  }

  func describe() {
    let center = region.center
    let kind: String =
      switch mapType {
      case .standard, .mutedStandard: "map"
      case .satellite, .satelliteFlyover: "satellite map"
      case .hybrid, .hybridFlyover: "hybrid map"
      }
    let place = String(format: "%.4f, %.4f", center.latitude, center.longitude)
    let names = annotations.compactMap { $0.plainTitle }.prefix(5).joined(separator: ", ")
    content.placeholder.detail = ["\(kind) around \(place)", names].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: - What is shown

  /// What the app wants to be seen; at least that is.
  private var wanted = MKMapRect.world
  private var isShown = false

  /// The wanted part, widened to the view's shape.
  private func showWanted() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    content.show(mapRectThatFits(wanted))
    isShown = true
    describe()
  }

  private func want(_ rect: MKMapRect, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    wanted = rect
    showWanted()
    annotationViews.update()
    delegate?.mapViewDidChangeVisibleRegion(self)
    let finish = { [weak self] in
      guard let self else { return }
      delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    guard animated else { return finish() }
    RunLoopTurn.later { MainActor.assumeIsolated { finish() } }
  }

  open var visibleMapRect: MKMapRect {
    get { isShown ? content.visible : wanted }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRect, animated: animate)
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }

  open var region: MKCoordinateRegion {
    get { visibleMapRect.region }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region. One that is no part of the earth stops the program, as on a phone.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0, span.longitudeDelta >= 0 else {
      fatalError("MKMapView: invalid region <center: \(region.center), span: \(span)>")
    }
    want(region.mapRect, animated: animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let (middle, shown) = (MKMapPoint(coordinate), visibleMapRect)
    want(
      MKMapRect(
        x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, width: shown.width, height: shown.height),
      animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    mapRectThatFits(region.mapRect).region
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// The part that a map of this shape shows so that all of a rectangle is seen within the insets.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let room = bounds.inset(by: insets)
    guard room.width > 0, room.height > 0 else { return mapRect }
    let scale = max(mapRect.width / room.width, mapRect.height / room.height, MapFingers.leastScale)
    let (width, height) = (room.width * scale, room.height * scale)
    return MKMapRect(
      x: mapRect.midX - width / 2 - insets.left * scale, y: mapRect.midY - height / 2 - insets.top * scale,
      width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Its distance is that at which the map's height fills 30 degrees, which is about what phones show.
  open var camera: MKMapCamera {
    get {
      let (center, shown) = (centerCoordinate, visibleMapRect)
      let meters = shown.height * MKMetersPerMapPointAtLatitude(center.latitude)
      return MKMapCamera(
        lookingAtCenter: center, fromDistance: meters / 2 / tan(.pi / 12), pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let meters = camera.centerCoordinateDistance * 2 * tan(.pi / 12)
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters,
        longitudinalMeters: bounds.height > 0 ? meters * bounds.width / bounds.height : meters),
      animated: animated)
  }

  // MARK: - Converting

  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(content.point(for: MKMapPoint(coordinate)), to: view)
  }

  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    return content.mapPoint(for: convert(point, from: view)).coordinate
  }

  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layoutIfNeeded()
    let rect = region.mapRect
    let origin = content.point(for: rect.origin)
    let size = CGSize(width: rect.width * content.scale, height: rect.height * content.scale)
    return convert(CGRect(origin: origin, size: size), to: view)
  }

  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layoutIfNeeded()
    let own = convert(rect, from: view)
    let (top, bottom) = (
      content.mapPoint(for: own.origin), content.mapPoint(for: CGPoint(x: own.maxX, y: own.maxY))
    )
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y).region
  }

  // MARK: - Annotations

  open var annotations: [any MKAnnotation] { annotationViews.annotations }
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationViews.selected }
    set {
      for old in annotationViews.selected { deselectAnnotation(old, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotationViews.add(annotations)
    describe()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotationViews.remove(annotations)
    describe()
  }

  /// Those that lie in a part of the map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }

  /// The view of an annotation; nil where it is not in sight.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationViews.view(for: annotation) }

  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    annotationViews.select(annotation, animated: animated)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { annotationViews.deselect(annotation, animated: animated) }
  }

  /// Shows the part of the map that has all of some annotations, with some space around it.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let points = annotations.map { MKMapPoint($0.coordinate) }
    guard let first = points.first else { return }
    let all = points.reduce(MKMapRect(origin: first, size: MKMapSize())) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    // A single place is shown as a part of the map some hundred metres wide.
    let margin = max(all.width, all.height, 500 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude))
    setVisibleMapRect(all.insetBy(dx: -margin / 8, dy: -margin / 8), animated: animated)
  }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    annotationViews.register(viewClass as? MKAnnotationView.Type, identifier)
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationViews.dequeue(identifier, for: nil)
  }

  /// A view of a registered class. Nothing registered stops the program, as on a phone.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    guard let view = annotationViews.dequeue(identifier, for: annotation) else {
      fatalError(
        "MKMapView: unable to dequeue an annotation view with identifier '\(identifier)': no class is registered")
    }
    return view
  }

  // MARK: - Overlays

  open private(set) var overlays: [any MKOverlay] = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

  open func addOverlays(_ overlays: [any MKOverlay]) {
    let new = overlays.filter { overlay in !self.overlays.contains { $0 === overlay } }
    self.overlays += new
    var made: [MKOverlayRenderer] = []
    for overlay in new {
      guard let renderer = delegate?.mapView(self, rendererFor: overlay) else { continue }
      renderers[ObjectIdentifier(overlay)] = renderer
      made.append(renderer)
    }
    showOverlays()
    if !made.isEmpty { delegate?.mapView(self, didAdd: made) }
  }

  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    addOverlays([overlay])
    overlays.removeAll { $0 === overlay }
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    showOverlays()
  }

  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    showOverlays()
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  private func showOverlays() { content.setOverlays(overlays.compactMap { renderers[ObjectIdentifier($0)] }) }

  // MARK: - The device's place

  public let userLocation = MKUserLocation()

  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      if showsUserLocation { locate() } else { stopLocating() }
    }
  }

  open var isUserLocationVisible: Bool {
    annotations.contains { $0 === userLocation } && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }

  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var trackingMode = MKUserTrackingMode.none

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    if mode != .none {
      showsUserLocation = true
      if let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
    }
    delegate?.mapView(self, didChange: mode, animated: animated)
  }

  private func locate() {
    RunLoopTurn.later { [weak self] in MainActor.assumeIsolated { self?.findUser() } }
  }

  private func findUser() {
    guard showsUserLocation else { return }
    delegate?.mapViewWillStartLocatingUser(self)
    guard let location = CLLocationManager().location else {
      delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      return
    }
    userLocation.location = location
    addAnnotation(userLocation)
    if trackingMode != .none { setCenter(location.coordinate, animated: false) }
    delegate?.mapView(self, didUpdate: userLocation)
  }

  private func stopLocating() {
    removeAnnotation(userLocation)
    userLocation.location = nil
    delegate?.mapViewDidStopLocatingUser(self)
  }
}
