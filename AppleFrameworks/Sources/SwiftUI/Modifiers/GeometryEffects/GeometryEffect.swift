import QuartzCore
import UIKit

/// A modifier that transforms the drawing of a view without changing its layout.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryeffect
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform of a view with a size, around its top leading corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the effect. In this framework, effects never change the layout.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/geometryeffect/ignoredbylayout()
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that layout ignores.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  nonisolated(unsafe) var base: Base

  nonisolated init(base: Base) { self.base = base }

  /// The data of the effect for animations.
  nonisolated public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// Returns the transform of the effect.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension ViewModifier where Body == Never {
  /// Returns the body, which built-in modifiers do not have. Calling it stops the program.
  public func body(content: Self.Content) -> Never {
    fatalError("\(type(of: self)) changes how a view is drawn: it has no body")
  }
}

/// A modifier that draws the content with a geometry effect.
struct GeometryEffectModifier<Effect: GeometryEffect>: BoxModifier {
  var effect: Effect
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    GeometryEffectBox(modifier, child: child, node: node)
  }
}

/// A box that displays its content in a view with the transform of an effect.
final class GeometryEffectBox<Effect: GeometryEffect>: ModifierBox<GeometryEffectModifier<Effect>> {
  private let view = PassingView()
  private var animation: AnimatedData?

  override func modifierDidChange(from old: GeometryEffectModifier<Effect>) {
    animation = AnimatedData.following(
      from: animation?.current(of: old.effect) ?? old.effect, to: modifier.effect, earlier: animation,
      graph: node.graph, redraw: { [weak self] in self?.show() })
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  private func show() {
    var effect = modifier.effect
    animation?.apply(to: &effect)
    var transform = effect.effectValue(size: frame.size)
    if environment.layoutDirection == .rightToLeft {
      // The leading corner is on the right.
      var mirror = ProjectionTransform(CGAffineTransform(scaleX: -1, y: 1))
      mirror.m31 = frame.width
      transform = mirror.concatenating(transform).concatenating(mirror)
    }
    let new = transform.layerTransform(size: frame.size)
    if !CATransform3DEqualToTransform(view.layer.transform, new) { view.layer.transform = new }
  }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    let inner = context.inside(view, origin: placed.origin)
    context.show(view, frame: frame) { show() }
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// Returns the node of a view with a geometry effect; `nil` for other modifiers.
  @MainActor
  static func makeEffectNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>? {
    func make<E: GeometryEffect>(_ type: E.Type) -> ViewNode<Self>? {
      RewritingNode(view, context) { view -> Modified<Content, GeometryEffectModifier<E>> in
        guard let effect = view.modifier as? E else { fatalError("the modifier of \(Self.self) is no \(E.self)") }
        return view.content.applying(GeometryEffectModifier(effect: effect))
      }
    }
    guard let type = Modifier.self as? any GeometryEffect.Type else { return nil }
    return make(type)
  }
}
