/// A line between views: horizontal, or vertical in a horizontal stack.
///
/// - Source: developer.apple.com/documentation/swiftui/divider
public struct Divider: View {
  /// Creates a divider.
  nonisolated public init() {}
  /// The type of the body. The view has none, because the framework renders it.
  public typealias Body = Never
}

extension Divider: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { DividerBox($0, node: $1) }
  }
}

/// A box that measures and displays a divider.
final class DividerBox: LeafBox<Divider> {
  private lazy var view = PaintedView()

  /// The thickness of the line: one pixel, or one point at accessibility text sizes.
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
