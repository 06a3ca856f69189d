import SwiftUI
import UIKit

/// The plot of a chart, without its axes.
///
/// - Source: developer.apple.com/documentation/charts/chartplotcontent
public struct ChartPlotContent: View {
  let surface: PlotSurface
  let controls: ChartControls

  /// The content of the view.
  public var body: some View {
    surface.overlay { controls }
  }
}

/// The controls over a plot: scrolling, selecting, and an app's gesture.
struct ChartControls: View {
  let proxy: ChartProxy
  nonisolated(unsafe) let settings: ChartSettings
  let scrolling: PlotScrolling
  @Binding var scrolled: CGPoint?

  var body: some View {
    if scrolling.isScrolled {
      ScrollSurface(proxy: proxy, settings: settings, scrolling: scrolling, scrolled: $scrolled)
        .simultaneousGesture(SpatialTapGesture().onEnded { select(at: $0.location, from: nil) })
    } else if let gesture = settings.gesture {
      touchable.gesture(gesture(proxy))
    } else if isSelectable {
      touchable.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { select(at: $0.location, from: $0.startLocation) }
          .onEnded { _ in deselect() })
    }
  }

  private var touchable: some View { Color.clear.contentShape(Rectangle()) }

  private var isSelectable: Bool {
    settings.x.selection != nil || settings.y.selection != nil || settings.angleSelection != nil
      || settings.x.selectsRanges || settings.y.selectsRanges
  }

  private func select(at location: CGPoint, from start: CGPoint?) {
    if settings.x.selection != nil { proxy.selectXValue(at: location.x) }
    if settings.y.selection != nil { proxy.selectYValue(at: location.y) }
    if settings.angleSelection != nil { proxy.selectAngleValue(at: proxy.angle(at: location)) }
    guard let start else { return }
    if settings.x.selectsRanges { proxy.selectXRange(from: start.x, to: location.x) }
    if settings.y.selectsRanges { proxy.selectYRange(from: start.y, to: location.y) }
  }

  /// A selection lasts as long as the touch.
  private func deselect() {
    settings.x.selection?(nil)
    settings.y.selection?(nil)
    settings.angleSelection?(nil)
  }
}

/// A scroll view over a plot, which only scrolls: the plot draws the part that is visible.
struct ScrollSurface: UIViewRepresentable {
  let proxy: ChartProxy
  nonisolated(unsafe) let settings: ChartSettings
  let scrolling: PlotScrolling
  @Binding var scrolled: CGPoint?

  final class Coordinator: NSObject, UIScrollViewDelegate {
    var surface: ScrollSurface
    var isUpdating = false
    init(_ surface: ScrollSurface) { self.surface = surface }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard !isUpdating else { return }
      surface.didScroll(scrollView)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UIScrollView {
    let view = FractionScrollView(frame: .zero)
    view.showsHorizontalScrollIndicator = false
    view.showsVerticalScrollIndicator = false
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UIScrollView, context: Context) {
    let coordinator = context.coordinator
    coordinator.surface = self
    coordinator.isUpdating = true
    (view as? FractionScrollView)?.show(scrolling)
    coordinator.isUpdating = false
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIScrollView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor fileprivate func didScroll(_ view: UIScrollView) {
    let size = view.contentSize
    guard size.width > 0, size.height > 0 else { return }
    let fraction = CGPoint(x: view.contentOffset.x / size.width, y: view.contentOffset.y / size.height)
    scrolled = fraction
    report(proxy.model.x, settings.x.scrollPosition, fraction.x)
    report(proxy.model.y, settings.y.scrollPosition, fraction.y)
  }

  private func report(_ scale: PositionScale?, _ position: ScrollBinding?, _ fraction: CGFloat) {
    guard let position, let scale else { return }
    // The value at the start of the visible part is just after its edge.
    let value = scale.resolved(length: 1, isVertical: false).value(at: min(max(fraction, 0), 1) + 1e-9)
    if let value { position.set(value) }
  }
}

/// A scroll view whose content is a multiple of its bounds.
final class FractionScrollView: UIScrollView {
  private var scrolling = PlotScrolling()

  func show(_ scrolling: PlotScrolling) {
    self.scrolling = scrolling
    arrange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width * scrolling.ratio.width, height: bounds.height * scrolling.ratio.height)
    if contentSize != size { arrange() }
  }

  private func arrange() {
    let size = CGSize(width: bounds.width * scrolling.ratio.width, height: bounds.height * scrolling.ratio.height)
    guard size.width > 0 else { return }
    let delegate = delegate
    self.delegate = nil
    contentSize = size
    let offset = CGPoint(x: size.width * scrolling.fraction.x, y: size.height * scrolling.fraction.y)
    if abs(offset.x - contentOffset.x) > 0.5 || abs(offset.y - contentOffset.y) > 0.5 { contentOffset = offset }
    self.delegate = delegate
  }
}
