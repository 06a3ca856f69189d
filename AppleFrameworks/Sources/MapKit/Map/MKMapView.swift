import PermissionResponses
import Placeholders
import UIKit

/// A view that displays a map.
///
/// A labeled box replaces the image of the earth. Overlays and annotations are positioned as on a device, and can be
/// tapped. The user can pan and zoom the map. It cannot be rotated or tilted, so north is always at the top.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
  let content = MapSurfaceView()
  lazy var annotationViews = AnnotationViews(map: self)
  lazy var fingers = MapFingers(map: self)

  /// The delegate that receives the events of the map, and provides the views of annotations and overlays.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any MKMapViewDelegate)?

  /// The type of the map. Only the text in the map's placeholder displays it.
  ///
  /// - Default: `.standard`.
  open var mapType = MKMapType.standard { didSet { describe() } }

  /// Whether the user can zoom the map with two fingers.
  ///
  /// - Default: `true`.
  open var isZoomEnabled = true

  /// Whether the user can scroll the map with a finger.
  ///
  /// - Default: `true`.
  open var isScrollEnabled = true

  /// Whether a compass is displayed on a rotated map. The value is only stored.
  ///
  /// - Default: `true`.
  open var showsCompass = true

  /// Whether a scale is displayed. The value is only stored.
  ///
  /// - Default: `false`.
  open var showsScale = false

  /// Whether buildings are drawn in three dimensions. The value is only stored.
  ///
  /// - Default: `true`.
  open var showsBuildings = true

  /// Whether traffic is displayed. The value is only stored.
  ///
  /// - Default: `false`.
  open var showsTraffic = false

  /// The filter of points of interest. The value is only stored.
  ///
  /// - Default: `nil`, for all points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether points of interest are displayed. The value is only stored.
  ///
  /// - Default: `true`.
  open var showsPointsOfInterest = true

  /// Whether the user can rotate the map. The value is only stored: north is always at the top.
  ///
  /// - Default: `true`.
  open var isRotateEnabled = true

  /// Whether the user can tilt the map. The value is only stored.
  ///
  /// - Default: `true`.
  open var isPitchEnabled = true

  /// Creates a map of the entire world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a map from an archive.
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

  /// Fits the visible area of the map to the new bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showWanted()
    annotationViews.update()
  }

  /// Starts loading the map when it first moves to a window. Loading fails, as without a network.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, !hasBegun else { return }
    hasBegun = true
    RunLoopTurn.later { [weak self] in MainActor.assumeIsolated { self?.failToLoad() } }
  }

  private var hasBegun = false

  /// Reports that the map cannot be loaded, as without a network.
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

  /// The compasses, scales and buttons of this map.
  final var observers = MapObservers()

  /// The configuration of the map's type and details. Setting it sets ``mapType``, ``pointOfInterestFilter`` and
  /// ``showsTraffic``.
  ///
  /// - Default: a standard configuration.
  /// - Source: developer.apple.com/documentation/mapkit/mkmapview/preferredconfiguration
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
    didSet {
      mapType = preferredConfiguration.mapType
      switch preferredConfiguration {
      case let standard as MKStandardMapConfiguration:
        (pointOfInterestFilter, showsTraffic) = (standard.pointOfInterestFilter, standard.showsTraffic)
      case let hybrid as MKHybridMapConfiguration:
        (pointOfInterestFilter, showsTraffic) = (hybrid.pointOfInterestFilter, hybrid.showsTraffic)
      default: break
      }
    }
  }

  // MARK: - Visible area

  /// The rectangle that the app has requested.
  private var wanted = MKMapRect.world
  private var isShown = false

  /// Displays the requested rectangle, extended to the aspect ratio of the view.
  private func showWanted() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    content.show(mapRectThatFits(wanted))
    isShown = true
    describe()
    observers.notify()
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

  /// The visible area of the flat map, with the aspect ratio of the view. Setting it does not animate the change.
  open var visibleMapRect: MKMapRect {
    get { isShown ? content.visible : wanted }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Displays an area of the flat map, extended to the aspect ratio of the view. A null rectangle is ignored.
  ///
  /// - Parameter animated: Whether the delegate is notified of the end one turn of the run loop later. The map itself
  ///   moves immediately.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRect, animated: animate)
  }

  /// Displays an area of the flat map inside insets, in points. A null rectangle is ignored.
  ///
  /// - Parameter animated: Whether the delegate is notified of the end one turn of the run loop later. The map itself
  ///   moves immediately.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }

  /// The visible region. Setting it displays at least that region, without animation.
  open var region: MKCoordinateRegion {
    get { visibleMapRect.region }
    set { setRegion(newValue, animated: false) }
  }

  /// Displays a region. An invalid region stops the program, as on a device.
  ///
  /// - Parameter animated: See ``setVisibleMapRect(_:animated:)``.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0, span.longitudeDelta >= 0 else {
      fatalError("MKMapView: invalid region <center: \(region.center), span: \(span)>")
    }
    want(region.mapRect, animated: animated)
  }

  /// The coordinate at the center of the map. Setting it keeps the zoom and does not animate the change.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves a coordinate to the center of the map and keeps the zoom. An invalid coordinate is ignored.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let (middle, shown) = (MKMapPoint(coordinate), visibleMapRect)
    want(
      MKMapRect(
        x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, width: shown.width, height: shown.height),
      animated: animated)
  }

  /// Returns the region that the map displays for a requested region, extended to the aspect ratio of the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    mapRectThatFits(region.mapRect).region
  }

  /// Returns the rectangle that the map displays for a requested rectangle, extended to the aspect ratio of the view.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// Returns the rectangle that the map displays so that another one is visible inside insets, in points.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let room = bounds.inset(by: insets)
    guard room.width > 0, room.height > 0 else { return mapRect }
    let scale = max(mapRect.width / room.width, mapRect.height / room.height, MapFingers.leastScale)
    let (width, height) = (room.width * scale, room.height * scale)
    return MKMapRect(
      x: mapRect.midX - width / 2 - insets.left * scale, y: mapRect.midY - height / 2 - insets.top * scale,
      width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The camera. Its distance corresponds to a field of view of 30 degrees, which is about that of devices. Setting it
  /// ignores the pitch and the heading.
  open var camera: MKMapCamera {
    get {
      let (center, shown) = (centerCoordinate, visibleMapRect)
      let meters = shown.height * MKMetersPerMapPointAtLatitude(center.latitude)
      return MKMapCamera(
        lookingAtCenter: center, fromDistance: meters / 2 / tan(.pi / 12), pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Displays the map from a camera. The pitch and the heading are ignored.
  ///
  /// - Parameter animated: See ``setVisibleMapRect(_:animated:)``.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    let meters = camera.centerCoordinateDistance * 2 * tan(.pi / 12)
    setRegion(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters,
        longitudinalMeters: bounds.height > 0 ? meters * bounds.width / bounds.height : meters),
      animated: animated)
  }

  // MARK: - Conversion

  /// Converts a coordinate to a point of a view.
  ///
  /// - Parameter view: The view whose coordinate system the point uses; `nil` for the window.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(content.point(for: MKMapPoint(coordinate)), to: view)
  }

  /// Converts a point of a view to a coordinate.
  ///
  /// - Parameter view: The view whose coordinate system the point uses; `nil` for the window.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    return content.mapPoint(for: convert(point, from: view)).coordinate
  }

  /// Converts a region to a rectangle of a view.
  ///
  /// - Parameter view: The view whose coordinate system the rectangle uses; `nil` for the window.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layoutIfNeeded()
    let rect = region.mapRect
    let origin = content.point(for: rect.origin)
    let size = CGSize(width: rect.width * content.scale, height: rect.height * content.scale)
    return convert(CGRect(origin: origin, size: size), to: view)
  }

  /// Converts a rectangle of a view to a region.
  ///
  /// - Parameter view: The view whose coordinate system the rectangle uses; `nil` for the window.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layoutIfNeeded()
    let own = convert(rect, from: view)
    let (top, bottom) = (
      content.mapPoint(for: own.origin), content.mapPoint(for: CGPoint(x: own.maxX, y: own.maxY))
    )
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y).region
  }

  // MARK: - Annotations

  /// All annotations on the map, including invisible ones, and the user's location while it is displayed.
  open var annotations: [any MKAnnotation] { annotationViews.annotations }
  /// The selected annotations. There is at most one, because a selection replaces the previous one. Setting it does not
  /// animate the change.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationViews.selected }
    set {
      for old in annotationViews.selected { deselectAnnotation(old, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  /// Adds an annotation. An existing annotation is ignored.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations. Existing annotations are ignored.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    annotationViews.add(annotations)
    describe()
  }

  /// Removes an annotation and deselects it.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations and deselects them.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotationViews.remove(annotations)
    describe()
  }

  /// Returns the annotations in a rectangle of the flat map.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
  }

  /// Returns the view of an annotation; `nil` if it is not visible.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationViews.view(for: annotation) }

  /// Selects an annotation, displays its callout and notifies the delegate. Any other annotation is deselected.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    annotationViews.select(annotation, animated: animated)
  }

  /// Deselects an annotation and notifies the delegate. The method does nothing for `nil` or an annotation that is not
  /// selected.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { annotationViews.deselect(annotation, animated: animated) }
  }

  /// Displays the area of the map that contains some annotations, with a margin. Annotations that are not on the map
  /// are added.
  ///
  /// - Parameter animated: See ``setVisibleMapRect(_:animated:)``.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let points = annotations.map { MKMapPoint($0.coordinate) }
    guard let first = points.first else { return }
    let all = points.reduce(MKMapRect(origin: first, size: MKMapSize())) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
    // A single location is displayed with a margin of some hundred meters.
    let margin = max(all.width, all.height, 500 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude))
    setVisibleMapRect(all.insetBy(dx: -margin / 8, dy: -margin / 8), animated: animated)
  }

  /// Registers the class of views with a reuse identifier.
  ///
  /// - Parameter viewClass: A subclass of ``MKAnnotationView``; `nil` removes the registration.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    annotationViews.register(viewClass as? MKAnnotationView.Type, identifier)
  }

  /// Returns a reusable view, or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationViews.dequeue(identifier, for: nil)
  }

  /// Returns a view of a registered class. Without a registered class, the program stops, as on a device.
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

  /// The overlays, from the lowest to the highest.
  open private(set) var overlays: [any MKOverlay] = []
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  /// Adds an overlay above the others, and asks the delegate for its renderer.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds an overlay above the others. The level is ignored.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  /// Adds overlays above the others. The level is ignored.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

  /// Adds overlays above the others, and asks the delegate for their renderers. Existing overlays are ignored.
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

  /// Inserts an overlay at an index, or moves it there. The index is clamped to the valid range.
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    addOverlays([overlay])
    overlays.removeAll { $0 === overlay }
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
    showOverlays()
  }

  /// Removes an overlay.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Removes overlays.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays {
      self.overlays.removeAll { $0 === overlay }
      renderers[ObjectIdentifier(overlay)] = nil
    }
    showOverlays()
  }

  /// Returns the renderer of an overlay; `nil` if the overlay is not on the map or has no renderer.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  private func showOverlays() { content.setOverlays(overlays.compactMap { renderers[ObjectIdentifier($0)] }) }

  // MARK: - User location

  /// The annotation for the user's location.
  public let userLocation = MKUserLocation()

  /// Whether the user's location is displayed. The location is requested in the next turn of the run loop.
  ///
  /// - Default: `false`.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      if showsUserLocation { locate() } else { stopLocating() }
    }
  }

  /// Whether the user's location is known and in the visible area.
  open var isUserLocationVisible: Bool {
    annotations.contains { $0 === userLocation } && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }

  /// The mode of tracking the user's location. Setting it does not animate the change.
  ///
  /// - Default: `.none`.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var trackingMode = MKUserTrackingMode.none

  /// Sets the mode of tracking the user's location. All modes except `.none` also display the location.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != trackingMode else { return }
    trackingMode = mode
    if mode != .none {
      showsUserLocation = true
      if let location = userLocation.location { setCenter(location.coordinate, animated: animated) }
    }
    observers.notify()
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
