import UIKit

struct GestureModifier<G: Gesture>: BoxModifier {
  enum Rank { case normal, high, simultaneous }
  let gesture: G
  let rank: Rank
  let mask: GestureMask
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    GestureBox(modifier, child: child, node: node)
  }
}

final class GestureBox<G: Gesture>: ModifierBox<GestureModifier<G>> {
  private lazy var view = GestureView()
  private var recognizers: [UIGestureRecognizer] = []
  private let delegate = GestureDelegate()
  private var isStale = true

  override func modifierDidChange(from old: GestureModifier<G>) {
    isStale = true
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() {
    if delegate.isEnabled != environment.isEnabled { node.graph.invalidateLayout() }
  }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    delegate.isEnabled = environment.isEnabled
    delegate.mask = modifier.mask
    view.coversContent = !modifier.mask.contains(.subviews)
    if isStale { attach(context) }
    let inner = context.inside(view, origin: placed.origin)
    context.show(view, frame: frame)
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal,
      inner)
    inner.finish()
  }

  private func attach(_ context: PlacementContext) {
    isStale = false
    delegate.isSimultaneous = modifier.rank == .simultaneous
    delegate.isFirst = modifier.rank == .high
    let target = GestureTarget(
      view: view, earlier: recognizers, simultaneous: modifier.rank == .simultaneous, delegate: delegate,
      graph: node.graph
    ) { [weak self] in
      PlaceInSpaces(container: self?.view.superview, frame: self?.view.frame ?? .zero, box: self)
    }
    modifier.gesture.attached(to: target, GestureEvents())
    target.finish()
    recognizers = target.recognizers
  }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    applying(GestureModifier(gesture: gesture, rank: .normal, mask: mask))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    applying(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    applying(TapModifier(count: count, action: { _ in action() }, space: .local))
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    applying(TapModifier(count: count, action: action, space: coordinateSpace.coordinateSpace))
  }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    applying(
      LongPressModifier(
        duration: minimumDuration, distance: maximumDistance, action: action, pressing: onPressingChanged))
  }
}

struct TapModifier: PrimitiveModifier {
  let count: Int
  let action: (CGPoint) -> Void
  let space: CoordinateSpace
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = SpatialTapGesture(count: modifier.count, coordinateSpace: AnySpace(coordinateSpace: modifier.space))
      return view.content.gesture(gesture.onEnded { modifier.action($0.location) })
    }
  }
}

struct LongPressModifier: PrimitiveModifier {
  let duration: Double
  let distance: CGFloat
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    RewritingNode(view, context) { view in
      let modifier = view.modifier
      let gesture = LongPressGesture(minimumDuration: modifier.duration, maximumDistance: modifier.distance)
      return view.content.gesture(PressHearing(gesture: gesture, pressing: modifier.pressing, action: modifier.action))
    }
  }
}

struct PressHearing: RecognizedGesture {
  typealias Value = Bool
  typealias Body = Never
  let gesture: LongPressGesture
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  func attach(to target: GestureTarget, _ events: GestureEvents<Bool>) {
    final class Down { var isDown = false }
    let down = Down()
    gesture.attach(
      to: target,
      GestureEvents(
        changed: { _ in
          if !down.isDown { pressing?(true) }
          down.isDown = true
        }, ended: { _ in action() },
        finished: {
          if down.isDown { pressing?(false) }
          down.isDown = false
        }))
  }
}

struct AnySpace: CoordinateSpaceProtocol {
  let coordinateSpace: CoordinateSpace
}

/// The node of a view that stands for another one.
@MainActor
final class RewritingNode<V: View, Content: View>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private let rewrite: (V) -> Content

  init(_ view: V, _ context: NodeContext, _ rewrite: @escaping (V) -> Content) {
    self.rewrite = rewrite
    super.init(context)
    content = NodeFactory.make(rewrite(view), self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) { content.update(rewrite(view)) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
