import UIKit

/// A view that fills an area with a style, which continues into adjacent safe areas.
struct StyleFill<S: ShapeStyle>: View {
  let style: S
  let edges: Edge.Set
  typealias Body = Never
}

extension StyleFill: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { StyleFillBox($0, node: $1) }
  }
}

final class StyleFillBox<S: ShapeStyle>: LeafBox<StyleFill<S>> {
  private lazy var view = PaintedView()
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func arrange(_ context: PlacementContext) {
    let frame = context.extended(frame, into: value.edges, isMirrored: environment.layoutDirection == .rightToLeft)
    context.show(view, frame: frame) { view.paint = value.style.painted(in: environment) }
  }
}
