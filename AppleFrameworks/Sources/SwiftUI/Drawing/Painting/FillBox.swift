import UIKit

/// A box that displays a style that fills its bounds.
final class FillBox<V: View>: LeafBox<V> {
  private lazy var view = PaintedView()
  private let style: (V) -> AnyShapeStyle

  init(_ value: V, node: Node, style: @escaping (V) -> AnyShapeStyle) {
    self.style = style
    super.init(value, node: node)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) { view.paint = style(value).paint(in: environment) }
  }
}
