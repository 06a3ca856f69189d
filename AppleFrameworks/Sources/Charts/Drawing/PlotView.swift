import SwiftUI
import UIKit

/// The view that draws the grid lines and the marks of a plot.
final class PlotView: UIView {
  var content: PlotContent? {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a plot of a chart") }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityElements = content?.elements(in: self)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let content else { return }
    content.draw(in: context, size: bounds.size)
  }
}

/// The content of a plot's view.
@MainActor
struct PlotContent {
  let cache: GeometryCache
  let scrolling: PlotScrolling
  let lines: [PlotLine]
  let environment: EnvironmentValues

  /// Draws the content at a size.
  func draw(in context: CGContext, size: CGSize) {
    let geometry = cache.geometry(size, scrolling)
    let bounds = CGRect(origin: .zero, size: size)
    if scrolling.isScrolled { context.clip(to: bounds) }
    for line in lines where line.isBehind { line.draw(in: context, geometry, environment) }
    MarkPainter(geometry: geometry, environment: environment).draw(in: context)
    for line in lines where !line.isBehind { line.draw(in: context, geometry, environment) }
  }

  /// Returns an accessibility element for each mark.
  func elements(in view: UIView) -> [Any] {
    let geometry = cache.geometry(view.bounds.size, scrolling)
    return MarkElements(geometry: geometry, environment: environment).all(in: view)
  }
}

/// A grid line of a plot.
struct PlotLine {
  let value: PlottedValue
  let isVertical: Bool
  let style: StrokeStyle
  let color: ResolvedStyle
  var isBehind = true

  @MainActor
  func draw(in context: CGContext, _ geometry: PlotGeometry, _ environment: EnvironmentValues) {
    guard let position = (isVertical ? geometry.x : geometry.y)?.position(value) else { return }
    let length = isVertical ? geometry.size.width : geometry.size.height
    guard position >= -0.5, position <= length + 0.5 else { return }
    let path = Path { path in
      path.move(to: isVertical ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
      path.addLine(
        to: isVertical ? CGPoint(x: position, y: geometry.size.height) : CGPoint(x: geometry.size.width, y: position))
    }
    color.stroke(path, in: CGRect(origin: .zero, size: geometry.size), style, opacity: 1, context)
  }
}

/// The plot as a view of SwiftUI.
struct PlotSurface: UIViewRepresentable {
  let cache: GeometryCache
  let scrolling: PlotScrolling
  nonisolated(unsafe) let lines: (EnvironmentValues) -> [PlotLine]

  func makeUIView(context: Context) -> PlotView { PlotView(frame: .zero) }

  func updateUIView(_ view: PlotView, context: Context) {
    view.content = PlotContent(
      cache: cache, scrolling: scrolling, lines: lines(context.environment), environment: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: PlotView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
