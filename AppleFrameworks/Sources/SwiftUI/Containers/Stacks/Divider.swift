/// A line between others: across a vertical stack, and upright in a horizontal one.
///
/// - Source: developer.apple.com/documentation/swiftui/divider
public struct Divider: View {
  nonisolated public init() {}
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { DividerBox($0, node: $1) }
  }
}

final class DividerBox: LeafBox<Divider> {
  private lazy var view = PaintedView()

  /// A pixel; a point where text is as large as for accessibility.
  private var thickness: CGFloat { environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength }

  private var isUpright: Bool { enclosingStack == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isUpright
      ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
  }

  override func arrange(_ context: PlacementContext) {
    context.show(view, frame: frame) {
      view.paint = .color(UIColor.separator.resolvedColor(with: environment.traitCollection))
    }
  }
}
