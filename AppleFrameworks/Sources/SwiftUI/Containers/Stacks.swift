/// Views beside each other.
///
/// - Source: developer.apple.com/documentation/swiftui/hstack
public struct HStack<Content: View>: View {
  let layout: HStackLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between the views; `nil` (the default) is by what lies beside each other.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension HStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}

/// Views below each other.
///
/// - Source: developer.apple.com/documentation/swiftui/vstack
public struct VStack<Content: View>: View {
  let layout: VStackLayout
  nonisolated(unsafe) let content: Content

  /// - Parameter spacing: points between the views; `nil` (the default) is by what lies below each other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  public typealias Body = Never
}

extension VStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}

/// Views above each other.
///
/// - Source: developer.apple.com/documentation/swiftui/zstack
public struct ZStack<Content: View>: View {
  let layout: ZStackLayout
  nonisolated(unsafe) let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  public typealias Body = Never
}

extension ZStack: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}

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
