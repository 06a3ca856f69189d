import Placeholders
import UIKit

/// The content view of a map: the placeholder of the image, overlays in front of it, and annotations on top.
@MainActor
final class MapSurfaceView: UIView {
  let placeholder = PlaceholderView(kind: "MKMapView")
  private(set) var visible = MKMapRect.world
  private let overlayLayer = UIView()
  private let annotationLayer = UIView()
  private var overlayViews: [OverlayView] = []

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    placeholder.fill(self)
    for layer in [overlayLayer, annotationLayer] {
      layer.frame = bounds
      layer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(layer)
    }
    overlayLayer.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("MapSurfaceView is made in code only") }

  // MARK: - Conversion

  /// The number of points of the view per map point.
  var scale: CGFloat { visible.width > 0 ? bounds.width / CGFloat(visible.width) : 0 }

  func show(_ rect: MKMapRect) {
    visible = rect
    for view in annotationViews { place(view) }
    for overlay in overlayViews { overlay.setNeedsDisplay() }
  }

  func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: (mapPoint.x - visible.minX) * scale, y: (mapPoint.y - visible.minY) * scale)
  }

  func mapPoint(for point: CGPoint) -> MKMapPoint {
    guard scale > 0 else { return visible.origin }
    return MKMapPoint(x: visible.minX + point.x / scale, y: visible.minY + point.y / scale)
  }

  // MARK: - Annotations

  var annotationViews: [MKAnnotationView] { annotationLayer.subviews.compactMap { $0 as? MKAnnotationView } }

  func add(_ view: MKAnnotationView) {
    annotationLayer.addSubview(view)
    place(view)
  }

  func place(_ view: MKAnnotationView) {
    guard let annotation = view.annotation, CLLocationCoordinate2DIsValid(annotation.coordinate) else { return }
    let point = point(for: MKMapPoint(annotation.coordinate))
    view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
  }

  /// Sorts the annotations by their z-priorities.
  func orderAnnotations() {
    let ordered = annotationViews.enumerated().sorted {
      let (a, b) = ($0.element, $1.element)
      let (first, second) = (
        a.isSelected ? a.selectedZPriority : a.zPriority, b.isSelected ? b.selectedZPriority : b.zPriority
      )
      return (first.rawValue, $0.offset) < (second.rawValue, $1.offset)
    }
    for (_, view) in ordered { annotationLayer.bringSubviewToFront(view) }
  }

  // MARK: - Overlays

  func setOverlays(_ renderers: [MKOverlayRenderer]) {
    for view in overlayViews where !renderers.contains(where: { $0 === view.renderer }) { view.removeFromSuperview() }
    overlayViews = renderers.map { renderer in
      overlayViews.first { $0.renderer === renderer } ?? OverlayView(renderer, in: self)
    }
    for view in overlayViews {
      view.frame = overlayLayer.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlayLayer.addSubview(view)
    }
  }

  /// A view that draws the visible part of an overlay with its renderer.
  private final class OverlayView: UIView {
    let renderer: MKOverlayRenderer
    private weak var content: MapSurfaceView?

    init(_ renderer: MKOverlayRenderer, in content: MapSurfaceView) {
      self.renderer = renderer
      self.content = content
      super.init(frame: .zero)
      isOpaque = false
      contentMode = .redraw
      renderer.onChange = { [weak self] in self?.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { fatalError("OverlayView is made in code only") }

    override func draw(_ rect: CGRect) {
      guard let content, content.scale > 0, let context = UIGraphicsGetCurrentContext() else { return }
      let scale = content.scale
      guard renderer.canDraw(content.visible, zoomScale: scale) else { return }
      let origin = content.point(for: renderer.overlay.boundingMapRect.origin)
      context.saveGState()
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      context.translateBy(x: origin.x, y: origin.y)
      context.scaleBy(x: scale, y: scale)
      renderer.draw(content.visible, zoomScale: scale, in: context)
      context.restoreGState()
    }
  }
}
