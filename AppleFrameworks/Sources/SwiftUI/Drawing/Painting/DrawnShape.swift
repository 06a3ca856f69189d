import UIKit

/// A view that draws a shape.
struct DrawnShape<S: Shape, Style: ShapeStyle>: View {
  var shape: S
  let style: Style
  let drawing: ShapeDrawing
  typealias Body = Never
}

extension DrawnShape: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { ShapeBox($0, node: $1) }
  }
}

/// A box that displays a shape.
final class ShapeBox<S: Shape, Style: ShapeStyle>: LeafBox<DrawnShape<S, Style>> {
  private lazy var view = PaintedView()
  private var animation: AnimatedData?

  override func measure(_ proposal: ProposedViewSize) -> CGSize { value.shape.sizeThatFits(proposal) }

  override func valueDidChange(from old: DrawnShape<S, Style>) {
    animation = AnimatedData.following(
      from: animation?.current(of: old.shape) ?? old.shape, to: value.shape, earlier: animation, graph: node.graph,
      redraw: { [weak self] in self?.redraw() })
    super.valueDidChange(from: old)
  }

  private func redraw() {
    view.shape = shownShape
  }

  private var shownShape: PaintedView.Outline {
    var shape = value.shape.resolvedShape(in: environment)
    animation?.apply(to: &shape)
    return PaintedView.Outline(path: { shape.path(in: $0) }, drawing: value.drawing)
  }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      view.shape = shownShape
      view.paint = value.style.painted(in: environment)
    }
  }
}
