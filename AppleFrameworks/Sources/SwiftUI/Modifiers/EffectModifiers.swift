import UIKit

/// A view of ours that lets touches through where nothing of its content is hit.
class PassingView: UIView {
  /// What the content of an effect is put into.
  var contentView: UIView { self }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}

/// Something that needs a view of its own around what it is applied to.
@MainActor
protocol EffectModifier: BoxModifier {
  associatedtype EffectView: PassingView
  func makeView() -> EffectView
  /// Sets what the view looks like; its size is that of the content.
  func configure(_ view: EffectView, _ box: EffectBox<Self>)
}

extension EffectModifier {
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    EffectBox(modifier, child: child, node: node)
  }
}

extension EffectModifier where EffectView == PassingView {
  func makeView() -> PassingView { PassingView() }
}

final class EffectBox<M: EffectModifier>: ModifierBox<M> {
  private(set) lazy var view = modifier.makeView()

  override func modifierDidChange(from old: M) { node.graph.invalidateLayout() }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    let inner = context.inside(view.contentView, origin: placed.origin)
    context.show(view, frame: frame) { modifier.configure(view, self) }
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
  }
}

extension PlacementContext {
  /// For what lies in a view that lies in this one's container.
  func inside(_ view: UIView, origin: CGPoint) -> PlacementContext {
    let inner = PlacementContext(
      container: view, graph: graph, animation: animation,
      offset: CGPoint(x: offset.x + origin.x, y: offset.y + origin.y), scale: scale)
    inner.visible = visible?.offsetBy(dx: -origin.x, dy: -origin.y)
    inner.safeArea = safeArea
    inner.safeBounds = safeBounds?.offsetBy(dx: -origin.x, dy: -origin.y)
    return inner
  }
}

struct OpacityModifier: EffectModifier {
  let opacity: Double
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.alpha = min(1, max(0, opacity)) }
}

struct HiddenModifier: EffectModifier {
  let isHidden: Bool
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.isHidden = isHidden }
}

struct TransformModifier: EffectModifier {
  enum Kind: Equatable {
    case rotation(Angle)
    case scale(CGSize)
    case affine(CGAffineTransform)
  }
  let kind: Kind
  let anchor: UnitPoint
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let size = box.frame.size
    let own: CGAffineTransform =
      switch kind {
      case .rotation(let angle): CGAffineTransform(rotationAngle: angle.radians)
      case .scale(let scale): CGAffineTransform(scaleX: scale.width, y: scale.height)
      case .affine(let transform): transform
      }
    // Views turn around their middle.
    let point = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
    let transform = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    if view.transform != transform { view.transform = transform }
  }
}

struct Rotation3DModifier: EffectModifier {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let size = box.frame.size
    var transform = CATransform3DIdentity
    let longest = max(size.width, size.height)
    if perspective != 0, longest > 0 { transform.m34 = -perspective / longest }
    let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let around = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn), transform)
    view.layer.transform = CATransform3DConcat(around, CATransform3DMakeTranslation(x, y, anchorZ))
  }
}

struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let resolved = color.resolve(in: box.environment)
    view.layer.shadowColor = resolved.withAlphaComponent(1).cgColor
    view.layer.shadowOpacity = Float(resolved.cgColor.alpha)
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}

struct ClipModifier<S: Shape>: EffectModifier {
  let shape: S
  let style: FillStyle
  /// Square and round corners are clipped by the layer, which is quicker and can be animated.
  let cornerRadius: CGFloat?

  func makeView() -> ClipView { ClipView() }
  func configure(_ view: ClipView, _ box: EffectBox<Self>) {
    if let cornerRadius {
      view.clipsToBounds = true
      view.layer.cornerCurve = .continuous
      view.layer.cornerRadius = cornerRadius
    } else {
      let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = CGRect(origin: .zero, size: box.frame.size)
      mask.path = shape.path(in: mask.bounds).cgPath
      mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
      view.layer.mask = mask
    }
  }
}

final class ClipView: PassingView {
  /// What is clipped away can still be hit inside of the frame, and nothing outside of it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) ? super.hitTest(point, with: event) : nil
  }
}

struct HitTestingModifier: EffectModifier {
  let isAllowed: Bool
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.isUserInteractionEnabled = isAllowed }
}

struct GroupingModifier: EffectModifier {
  let isGrouped: Bool
  /// Black behind what is translucent.
  var isOpaque = false
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    view.layer.allowsGroupOpacity = isGrouped
    view.backgroundColor = isOpaque ? .black : nil
  }
}

struct TransitionModifier: EffectModifier {
  let transition: AnyTransition
  func makeView() -> TransitionView { TransitionView() }
  func configure(_ view: TransitionView, _ box: EffectBox<Self>) { view.transition = transition }
}

/// Shows a view only where another one is opaque.
struct MaskModifier<Mask: View>: BoxModifier {
  let mask: Mask
  let alignment: Alignment
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    MaskBox(modifier, child: child, node: node)
  }
}

final class MaskBox<Mask: View>: ModifierBox<MaskModifier<Mask>> {
  private let view = PassingView()
  private let maskView = PassingView()
  private var mask: ViewNode<ZStack<Mask>>!
  private let secondary: SecondaryNode

  override init(_ modifier: MaskModifier<Mask>, child: Box, node: Node) {
    secondary = SecondaryNode(owner: node)
    super.init(modifier, child: child, node: node)
    secondary.box = self
    mask = NodeFactory.make(
      ZStack(alignment: modifier.alignment) { modifier.mask },
      NodeContext(parent: secondary, graph: node.graph, environment: node.environment))
    view.mask = maskView
    node.graph.added(mask)
  }

  override var nodes: [Node] { [mask] }
  override func modifierDidChange(from old: MaskModifier<Mask>) {
    mask.update(ZStack(alignment: modifier.alignment) { modifier.mask })
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { mask.setEnvironment(environment) }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    context.show(view, frame: frame)
    let local = CGRect(
      x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height)
    let inner = context.inside(view, origin: placed.origin)
    child.place(local, proposal, inner)
    inner.finish()
    maskView.frame = CGRect(origin: .zero, size: placed.size)
    let masked = context.inside(maskView, origin: placed.origin)
    var boxes: [Box] = []
    mask.collect(into: &boxes)
    if let box = boxes.first {
      let content = box.dimensions(ProposedViewSize(local.size))
      let origin = modifier.alignment.origin(of: content, in: local.size)
      box.place(
        CGRect(x: local.minX + origin.x, y: local.minY + origin.y, width: content.width, height: content.height),
        ProposedViewSize(local.size), masked)
    }
    masked.finish()
  }
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { applying(OpacityModifier(opacity: opacity)) }
  nonisolated public func hidden() -> some View { applying(HiddenModifier(isHidden: true)) }
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .rotation(angle), anchor: anchor))
  }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    applying(TransformModifier(kind: .scale(scale), anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    applying(TransformModifier(kind: .affine(transform), anchor: .topLeading))
  }
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    applying(Rotation3DModifier(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    applying(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    applying(ClipModifier(shape: shape, style: style, cornerRadius: nil))
  }
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    applying(ClipModifier(shape: Rectangle(), style: FillStyle(antialiased: antialiased), cornerRadius: 0))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    applying(HitTestingModifier(isAllowed: enabled))
  }
  nonisolated public func compositingGroup() -> some View { applying(GroupingModifier(isGrouped: true)) }
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    applying(TransitionModifier(transition: t)).applying(TraitModifier<TransitionTrait>(value: t))
  }
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  {
    applying(MaskModifier(mask: mask(), alignment: alignment))
  }
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    applying(MaskModifier(mask: mask, alignment: .center))
  }
}
