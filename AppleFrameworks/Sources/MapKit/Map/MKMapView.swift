import PermissionResponses
import Placeholders
import UIKit

/// Shows a map.
///
/// A labeled box replaces the picture of the earth. Overlays and annotations lie where they would on a phone, and can
/// be tapped. Fingers move and zoom the map; it cannot be turned or tilted, so north is always on top.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor
open class MKMapView: UIView {
  let content = MapContentView()
  lazy var annotationViews = AnnotationViews(map: self)
  lazy var fingers = MapFingers(map: self)

  /// The object that receives the events of the map and provides the views of annotations and overlays.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any MKMapViewDelegate)?

  /// The kind of map. Only the text in the map's placeholder shows it.
  ///
  /// - Default: `.standard`.
  open var mapType = MKMapType.standard { didSet { describe() } }

  /// Whether two fingers zoom the map.
  ///
  /// - Default: `true`.
  open var isZoomEnabled = true

  /// Whether a finger moves the map.
  ///
  /// - Default: `true`.
  open var isScrollEnabled = true

  /// Whether a compass appears on a turned map. Stored only.
  ///
  /// - Default: `true`.
  open var showsCompass = true

  /// Whether a scale appears. Stored only.
  ///
  /// - Default: `false`.
  open var showsScale = false

  /// Whether buildings are drawn in depth. Stored only.
  ///
  /// - Default: `true`.
  open var showsBuildings = true

  /// Whether traffic is drawn. Stored only.
  ///
  /// - Default: `false`.
  open var showsTraffic = false

  /// The kinds of places that the map names. Stored only.
  ///
  /// - Default: `nil`, which is all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether the map names places. Stored only.
  ///
  /// - Default: `true`.
  open var showsPointsOfInterest = true

  /// Whether two fingers turn the map. Stored only: north is always on top.
  ///
  /// - Default: `true`.
  open var isRotateEnabled = true

  /// Whether two fingers tilt the map. Stored only.
  ///
  /// - Default: `true`.
  open var isPitchEnabled = true

  /// Creates a map of the whole world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the object from an archive.
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

  /// Fits the visible part of the map to the new bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showWanted()
    annotationViews.update()
  }

  /// Starts to load the map when it first comes into a window, which fails as without a network.
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

  /// Compasses, scales and buttons of this map.
  final var observers = MapObservers()

  /// The kind of the map and its details. Setting it sets ``mapType``, ``pointOfInterestFilter`` and ``showsTraffic``.
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

  // MARK: - Visible part

  /// The rectangle that the app wants to be visible.
  private var wanted = MKMapRect.world
  private var isShown = false

  /// Shows the wanted rectangle, widened to the shape of the view.
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

  /// The part of the flat map that is visible, as wide and high as the shape of the view asks for. Setting it does not
  /// animate.
  open var visibleMapRect: MKMapRect {
    get { isShown ? content.visible : wanted }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a part of the flat map, widened to the shape of the view. A null rectangle is ignored.
  ///
  /// - Parameter animated: Whether the delegate is told of the end one turn of the run loop later; the map itself moves
  ///   at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRect, animated: animate)
  }

  /// Shows a part of the flat map inside the insets, in points. A null rectangle is ignored.
  ///
  /// - Parameter animated: Whether the delegate is told of the end one turn of the run loop later; the map itself moves
  ///   at once.
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    guard !mapRect.isNull else { return }
    want(mapRectThatFits(mapRect, edgePadding: insets), animated: animate)
  }

  /// The region that is visible. Setting it shows at least that region, without animation.
  open var region: MKCoordinateRegion {
    get { visibleMapRect.region }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region. An invalid region stops the program, as on a phone.
  ///
  /// - Parameter animated: See ``setVisibleMapRect(_:animated:)``.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0, span.longitudeDelta >= 0 else {
      fatalError("MKMapView: invalid region <center: \(region.center), span: \(span)>")
    }
    want(region.mapRect, animated: animated)
  }

  /// The place in the middle of the map. Setting it keeps the zoom and does not animate.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves a place into the middle of the map and keeps the zoom. An invalid coordinate is ignored.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    let (middle, shown) = (MKMapPoint(coordinate), visibleMapRect)
    want(
      MKMapRect(
        x: middle.x - shown.width / 2, y: middle.y - shown.height / 2, width: shown.width, height: shown.height),
      animated: animated)
  }

  /// Returns the region that the map would show if asked for another: that one, widened to the shape of the view.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    mapRectThatFits(region.mapRect).region
  }

  /// Returns the rectangle that the map would show if asked for another: that one, widened to the shape of the view.
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

  /// Returns the rectangle that the map shows so that another one is visible inside the insets, in points.
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    let room = bounds.inset(by: insets)
    guard room.width > 0, room.height > 0 else { return mapRect }
    let scale = max(mapRect.width / room.width, mapRect.height / room.height, MapFingers.leastScale)
    let (width, height) = (room.width * scale, room.height * scale)
    return MKMapRect(
      x: mapRect.midX - width / 2 - insets.left * scale, y: mapRect.midY - height / 2 - insets.top * scale,
      width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The point of view. Its distance corresponds to a field of view of 30 degrees, about that of phones. Setting it
  /// ignores pitch and heading.
  open var camera: MKMapCamera {
    get {
      let (center, shown) = (centerCoordinate, visibleMapRect)
      let meters = shown.height * MKMetersPerMapPointAtLatitude(center.latitude)
      return MKMapCamera(
        lookingAtCenter: center, fromDistance: meters / 2 / tan(.pi / 12), pitch: 0, heading: 0)
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Shows the map from a camera. Pitch and heading are ignored.
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

  // MARK: - Converting

  /// Returns the point of a view at which a place lies.
  ///
  /// - Parameter view: The view with the coordinates of the point; `nil` for the window.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    layoutIfNeeded()
    return convert(content.point(for: MKMapPoint(coordinate)), to: view)
  }

  /// Returns the place at a point of a view.
  ///
  /// - Parameter view: The view with the coordinates of the point; `nil` for the window.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    layoutIfNeeded()
    return content.mapPoint(for: convert(point, from: view)).coordinate
  }

  /// Returns the rectangle of a view in which a region lies.
  ///
  /// - Parameter view: The view with the coordinates of the rectangle; `nil` for the window.
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    layoutIfNeeded()
    let rect = region.mapRect
    let origin = content.point(for: rect.origin)
    let size = CGSize(width: rect.width * content.scale, height: rect.height * content.scale)
    return convert(CGRect(origin: origin, size: size), to: view)
  }

  /// Returns the region inside a rectangle of a view.
  ///
  /// - Parameter view: The view with the coordinates of the rectangle; `nil` for the window.
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    layoutIfNeeded()
    let own = convert(rect, from: view)
    let (top, bottom) = (
      content.mapPoint(for: own.origin), content.mapPoint(for: CGPoint(x: own.maxX, y: own.maxY))
    )
    return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y).region
  }

  // MARK: - Annotations

  /// All annotations on the map, also those out of sight, and the user's location while it is shown.
  open var annotations: [any MKAnnotation] { annotationViews.annotations }
  /// The selected annotations: at most one, as a selection ends the one before. Setting it does not animate.
  open var selectedAnnotations: [any MKAnnotation] {
    get { annotationViews.selected }
    set {
      for old in annotationViews.selected { deselectAnnotation(old, animated: false) }
      for annotation in newValue { selectAnnotation(annotation, animated: false) }
    }
  }

  /// Adds an annotation. One that is there already is not added again.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations. Those that are there already are not added again.
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

  /// Returns the view of an annotation; `nil` if it is out of sight.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationViews.view(for: annotation) }

  /// Selects an annotation on the map, shows its callout and tells the delegate. Any other one is deselected.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    annotationViews.select(annotation, animated: animated)
  }

  /// Deselects an annotation and tells the delegate. `nil`, and one that is not selected, change nothing.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation { annotationViews.deselect(annotation, animated: animated) }
  }

  /// Shows the part of the map that contains some annotations, with a margin. Annotations that are not on the map are
  /// added.
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
    // A single place is shown with some hundred meters around it.
    let margin = max(all.width, all.height, 500 * MKMapPointsPerMeterAtLatitude(annotations[0].coordinate.latitude))
    setVisibleMapRect(all.insetBy(dx: -margin / 8, dy: -margin / 8), animated: animated)
  }

  /// Registers the class of views that are made for a name.
  ///
  /// - Parameter viewClass: A subclass of ``MKAnnotationView``; `nil` ends the registration.
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    annotationViews.register(viewClass as? MKAnnotationView.Type, identifier)
  }

  /// Returns a view for reuse, or a new one of the registered class; `nil` where there is neither.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    annotationViews.dequeue(identifier, for: nil)
  }

  /// Returns a view of a registered class. Without a registered class, the program stops, as on a phone.
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

  /// Adds an overlay above the others and asks the delegate for its renderer.
  open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
  /// Adds an overlay above the others. The level has no influence.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
  /// Adds overlays above the others. The level has no influence.
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }

  /// Adds overlays above the others and asks the delegate for their renderers. Those that are there already are not
  /// added again.
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

  /// Inserts an overlay at an index, or moves it there. An index out of range is moved into it.
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

  /// Returns the renderer of an overlay; `nil` where the overlay is not on the map or has no renderer.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

  private func showOverlays() { content.setOverlays(overlays.compactMap { renderers[ObjectIdentifier($0)] }) }

  // MARK: - The device's place

  /// The annotation for the user's location.
  public let userLocation = MKUserLocation()

  /// Whether the user's location is shown. The location is asked for in the next turn of the run loop.
  ///
  /// - Default: `false`.
  open var showsUserLocation = false {
    didSet {
      guard showsUserLocation != oldValue else { return }
      if showsUserLocation { locate() } else { stopLocating() }
    }
  }

  /// Whether the user's location is known and lies in the visible part.
  open var isUserLocationVisible: Bool {
    annotations.contains { $0 === userLocation } && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
  }

  /// Whether the map follows the user's location. Setting it does not animate.
  ///
  /// - Default: `.none`.
  open var userTrackingMode: MKUserTrackingMode {
    get { trackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  private var trackingMode = MKUserTrackingMode.none

  /// Changes whether the map follows the user's location. All modes but `.none` show the location as well.
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
