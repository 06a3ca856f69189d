import SwiftUI
import UIKit

/// The view of a plot. Marks at its edges are drawn past them.
final class PlotView: UIView {
  var content: PlotContent? {
    didSet {
      canvas.setNeedsDisplay()
      setNeedsLayout()
    }
  }

  private let canvas = PlotCanvas(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
    canvas.plot = self
    addSubview(canvas)
  }

  required init?(coder: NSCoder) { fatalError("no file has a plot of a chart") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let overflow = content?.overflow(bounds.size) ?? 0
    let frame = bounds.insetBy(dx: -overflow, dy: -overflow)
    if canvas.frame != frame {
      canvas.frame = frame
      canvas.setNeedsDisplay()
    }
    accessibilityElements = content?.elements(in: self)
  }

}

/// The view that draws the grid lines and the marks of a plot.
final class PlotCanvas: UIView {
  weak var plot: PlotView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a plot of a chart") }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let plot, let content = plot.content else { return }
    let origin = convert(CGPoint.zero, from: plot)
    context.translateBy(x: origin.x, y: origin.y)
    content.draw(in: context, size: plot.bounds.size)
  }
}

/// The content of a plot's view.
@MainActor
struct PlotContent {
  let cache: GeometryCache
  let scrolling: PlotScrolling
  let lines: [PlotLine]
  let environment: EnvironmentValues

  /// The longest distance by which marks are drawn past the plot, in points. It keeps the picture of a plot small.
  private static let longestOverflow: CGFloat = 120

  /// Returns the distance by which marks extend past the edges of a plot. A scrolled plot is clipped.
  func overflow(_ size: CGSize) -> CGFloat {
    guard !scrolling.isScrolled else { return 0 }
    var overflow: CGFloat = 0
    for drawing in cache.geometry(size, scrolling).drawings {
      let frame = drawing.outline.bounds
      guard !frame.isNull else { continue }
      overflow = max(overflow, -frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height)
    }
    return min(overflow.rounded(.up), Self.longestOverflow)
  }

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
