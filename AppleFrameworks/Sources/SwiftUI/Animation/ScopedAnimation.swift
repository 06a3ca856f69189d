import UIKit

/// The animation outside of a scope, which the content of the scope keeps.
@MainActor
final class AnimationScope {
  var outer: Animation?
}

/// A modifier that sets an animation for the modifiers of a scope, and one that restores the outer animation for the
/// content of the scope.
struct ScopedAnimation: BoxModifier {
  enum Part {
    case start(Animation?)
    case end
  }
  let part: Part
  let scope: AnimationScope
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ScopedAnimationBox(modifier, child: child, node: node)
  }
}

final class ScopedAnimationBox: ModifierBox<ScopedAnimation> {
  private let firstUpdate: Int

  override init(_ modifier: ScopedAnimation, child: Box, node: Node) {
    firstUpdate = node.graph.updates
    super.init(modifier, child: child, node: node)
  }

  override func modifierDidChange(from old: ScopedAnimation) {}
  override func environmentDidChange() {}

  override func arrange(_ context: PlacementContext) {
    let outer = context.animation
    switch modifier.part {
    case .start(let animation):
      modifier.scope.outer = outer
      if node.graph.updates > firstUpdate, !node.graph.transaction.disablesAnimations { context.animation = animation }
    case .end: context.animation = modifier.scope.outer
    }
    child.place(frame, proposal, context)
    context.animation = outer
  }
}

/// A view whose modifiers in a closure have an animation of their own.
nonisolated private struct ScopedAnimationView<Base: View, Result: View>: View {
  nonisolated(unsafe) let base: Base
  let animation: Animation?
  nonisolated(unsafe) let result: (PlaceholderContentView<Base>) -> Result
  @State private var holder = ScopeHolder()

  @MainActor var body: some View {
    let scope = holder.scope
    let content = PlaceholderContentView<Base>(
      content: AnyView(base.applying(ScopedAnimation(part: .end, scope: scope))))
    result(content).applying(ScopedAnimation(part: .start(animation), scope: scope))
  }
}

/// The scope of a view.
private final class ScopeHolder {
  @MainActor lazy var scope = AnimationScope()
}

extension View {
  /// Animates the changes of the modifiers in a closure, but not those of this view.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` prevents animation.
  ///   - body: A closure that modifies the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/animation(_:body:)
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedAnimationView(base: self, animation: animation, result: body)
  }

  /// Changes the transaction of the view when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - transform: A closure that changes the transaction.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/transaction(value:_:)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    applying(ValueTransactionModifier(value: value, transform: transform))
  }
}

/// A modifier that changes the transaction of the layout pass that follows a change of its value.
struct ValueTransactionModifier<V: Equatable>: BoxModifier {
  let value: V
  let transform: (inout Transaction) -> Void
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ValueTransactionBox(modifier, child: child, node: node)
  }
}

final class ValueTransactionBox<V: Equatable>: ModifierBox<ValueTransactionModifier<V>> {
  private var hasChanged = false

  override func modifierDidChange(from old: ValueTransactionModifier<V>) {
    guard old.value != modifier.value else { return }
    hasChanged = true
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() {}

  override func arrange(_ context: PlacementContext) {
    guard hasChanged else { return child.place(frame, proposal, context) }
    hasChanged = false
    var transaction = node.graph.transaction
    transaction.animation = context.animation
    modifier.transform(&transaction)
    let outer = context.animation
    context.animation = transaction.disablesAnimations ? nil : transaction.animation
    child.place(frame, proposal, context)
    context.animation = outer
  }
}
