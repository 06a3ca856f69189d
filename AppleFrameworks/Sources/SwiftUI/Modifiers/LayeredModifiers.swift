import UIKit

/// Puts other views above or below a view, in its size.
struct LayeredModifier<Other: View>: BoxModifier {
  let other: Other
  let alignment: Alignment
  let isAbove: Bool

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    LayeredBox(modifier, child: child, node: node)
  }
}

final class LayeredBox<Other: View>: ModifierBox<LayeredModifier<Other>> {
  private var other: ViewNode<ZStack<Other>>!
  private let secondary: SecondaryNode

  override init(_ modifier: LayeredModifier<Other>, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    other = NodeFactory.make(
      Self.stack(modifier), NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    node.graph.added(other)
  }

  private static func stack(_ modifier: LayeredModifier<Other>) -> ZStack<Other> {
    ZStack(alignment: modifier.alignment) { modifier.other }
  }

  override var nodes: [Node] { [other] }

  override func modifierDidChange(from old: LayeredModifier<Other>) {
    other.update(Self.stack(modifier))
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { other.setEnvironment(environment) }

  private var otherBox: Box? {
    var boxes: [Box] = []
    other.collect(into: &boxes)
    return boxes.first
  }

  override func arrange(_ context: PlacementContext) {
    if modifier.isAbove {
      child.place(frame, proposal, context)
      placeOther(context)
    } else {
      placeOther(context)
      child.place(frame, proposal, context)
    }
  }

  private func placeOther(_ context: PlacementContext) {
    guard let box = otherBox else { return }
    let inner = ProposedViewSize(frame.size)
    // The guides of the view itself are those that the other one is put to.
    let content = box.dimensions(inner)
    let own = child.dimensions(size: frame.size, proposal: proposal)
    func place(_ key: AlignmentKey) -> CGFloat {
      let value = own[key] - content[key]
      return value.isFinite ? value : 0
    }
    let origin = CGPoint(x: place(modifier.alignment.horizontal.key), y: place(modifier.alignment.vertical.key))
    placeInside(box, at: origin, size: content.size, inner, context)
  }
}

/// Nodes of overlays and the like have the modifier's node as their parent, but their boxes are none of what that collects: a change
/// among them means placing anew, and nothing else.
@MainActor
final class SecondaryNode: Node {
  weak var box: Box?

  init(owner: Node) {
    super.init(owner.context())
  }

  override func boxesDidChange() { graph.invalidateLayout() }
}

extension View {
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: true))
  }
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    applying(LayeredModifier(other: overlay, alignment: alignment, isAbove: true))
  }
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: true))
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: true))
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    applying(LayeredModifier(other: content(), alignment: alignment, isAbove: false))
  }
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    applying(LayeredModifier(other: background, alignment: alignment, isAbove: false))
  }
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    applying(LayeredModifier(other: StyleFill(style: style, edges: edges), alignment: .center, isAbove: false))
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    applying(
      LayeredModifier(
        other: ShapeView(shape: shape, style: style, drawing: .fill(fillStyle)), alignment: .center, isAbove: false))
  }
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}

/// A style over a place, and on beyond it into safe areas that it touches.
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

extension PlacementContext {
  /// A frame that goes on to the container's edge where it touches the safe area's.
  func extended(_ frame: CGRect, into edges: Edge.Set, isMirrored: Bool) -> CGRect {
    guard let safe = safeBounds else { return frame }
    let bounds = safe.insetBy(dx: 0, dy: 0)
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    let (leadingEdge, trailingEdge): (Edge, Edge) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    let reach = 0.5 / scale
    if edges.contains(.top), abs(top - bounds.minY) < reach { top -= safeArea.top }
    if edges.contains(.bottom), abs(bottom - bounds.maxY) < reach { bottom += safeArea.bottom }
    if edges.contains(leadingEdge), abs(left - bounds.minX) < reach { left -= safeArea.leading }
    if edges.contains(trailingEdge), abs(right - bounds.maxX) < reach { right += safeArea.trailing }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
