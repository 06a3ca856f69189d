import SwiftUI
import UIKit

/// The view that draws the ticks of axes, which are outside of the plot.
final class TickView: UIView {
  var drawing: (CGContext) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    backgroundColor = nil
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("no file has the ticks of a chart") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context) }
  }
}

/// The ticks as a view of SwiftUI. Their places are known after the layout.
struct TickSurface: UIViewRepresentable {
  let space: ChartSpace
  nonisolated(unsafe) let items: [AxisPlan.Item]

  func makeUIView(context: Context) -> TickView { TickView(frame: .zero) }

  func updateUIView(_ view: TickView, context: Context) {
    let (space, environment) = (space, context.environment)
    view.isHidden = items.isEmpty
    view.drawing = { context in
      for tick in space.ticks {
        guard case .tick(_, _, let stroke) = tick.item.element.kind else { continue }
        let path = Path { path in
          path.move(to: tick.start)
          path.addLine(to: tick.end)
        }
        tick.item.color(in: environment).stroke(
          path, in: path.boundingRect, stroke ?? AxisPlan.Item.stroke(tick.item.value.value), opacity: 1, context)
      }
    }
    view.setNeedsDisplay()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: TickView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
