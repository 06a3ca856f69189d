@_spi(Host) import QuartzCore
import UIKit

/// A modifier that draws the content with an effect that depends on its geometry. The effect is updated after each
/// layout pass, and whenever a scroll view around the content scrolls.
struct VisualEffectModifier: BoxModifier {
  let effect: @MainActor (GeometryProxy, UIScrollView?) -> EffectChange
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    VisualEffectBox(modifier, child: child, node: node)
  }
}

/// A box that displays its content in a view with the changes of the effect.
final class VisualEffectBox: ModifierBox<VisualEffectModifier> {
  private let view = VisualEffectView()

  override func modifierDidChange(from old: VisualEffectModifier) { node.graph.invalidateLayout() }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  override func arrange(_ context: PlacementContext) {
    let placed = context.onPixels(frame)
    let inner = context.inside(view.content.content, origin: placed.origin)
    view.outline = PlaceInSpaces(container: context.container, frame: frame, box: self)
    view.pixelsPerPoint = scale
    view.effect = { [weak self] place, scrolled in
      guard let self else { return EffectChange() }
      return modifier.effect(
        GeometryProxy(size: place.frame.size, safeAreaInsets: EdgeInsets(), place: place), scrolled)
    }
    view.environment = environment
    context.show(view, frame: frame)
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
    view.setNeedsLayout()
  }
}

/// A view whose appearance depends on its position.
final class VisualEffectView: PassingView {
  /// The view that has the transform, so that the frame of this view does not change.
  let content = EffectContentView()
  var outline: PlaceInSpaces?
  var effect: ((PlaceInSpaces, UIScrollView?) -> EffectChange)?
  var environment = EnvironmentValues()
  var pixelsPerPoint: CGFloat = 1
  private weak var scrolled: HostedScrollView?

  override var contentView: UIView { content.content }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("a view with an effect cannot be decoded from an archive") }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    var ancestor = superview
    while let view = ancestor, !(view is HostedScrollView) { ancestor = view.superview }
    scrolled?.followers.removeAll { $0.view === self }
    scrolled = window == nil ? nil : ancestor as? HostedScrollView
    scrolled?.followers.append(HostedScrollView.Follower(view: self))
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.bounds.size != bounds.size {
      content.bounds.size = bounds.size
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    update()
  }

  /// Applies the effect for the current geometry.
  func update() {
    guard let outline, let effect else { return }
    let change = effect(outline, scrolled)
    let size = bounds.size
    content.alpha = change.opacity
    content.layer.transform = change.transforms.reduce(CATransform3DIdentity) { CATransform3DConcat($0, $1(size)) }
    if content.layer.groupBlurRadius != change.blur {
      content.layer.groupBlurRadius = change.blur
      content.layer.setNeedsDisplay()
    }
    content.show(change.filters.map { $0.matrix(in: environment) }, scale: pixelsPerPoint)
  }
}

/// A view that contains the content of a view with an effect, with or without filters.
final class EffectContentView: PassingView {
  let content = PassingView()
  private var filter: ColorFilterView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("the content of an effect cannot be decoded from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    filter?.frame = bounds
    if filter == nil { content.frame = bounds }
  }

  func show(_ matrices: [ColorMatrix], scale: CGFloat) {
    guard !matrices.isEmpty else {
      if filter != nil {
        addSubview(content)
        filter?.removeFromSuperview()
        filter = nil
        setNeedsLayout()
      }
      return
    }
    let filter = filter ?? ColorFilterView()
    if self.filter == nil {
      self.filter = filter
      addSubview(filter)
      filter.content.addSubview(content)
    }
    filter.frame = bounds
    content.frame = bounds
    filter.pixelsPerPoint = scale
    filter.matrix = matrices.dropFirst().reduce(matrices[0]) { $0.followed(by: $1) }
    filter.setNeedsLayout()
  }
}

extension View {
  /// Changes the drawing of the view depending on its geometry. The layout does not change.
  ///
  /// - Parameter effect: A closure that returns the effect from an empty effect and the geometry.
  /// - Source: developer.apple.com/documentation/swiftui/view/visualeffect(_:)
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    applying(
      VisualEffectModifier { proxy, _ in
        var change = EffectChange()
        (effect(EmptyVisualEffect(), proxy) as? any BuiltInEffect)?.apply(to: &change)
        return change
      })
  }
}
