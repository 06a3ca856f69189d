import UIKit

struct AnimationModifier<V: Equatable>: BoxModifier {
  let animation: Animation?
  let value: V
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    AnimationBox(modifier, child: child, node: node)
  }
}

/// The box of an animation modifier. It animates the content in the layout pass that follows a change of the modifier's
/// value.
final class AnimationBox<V: Equatable>: ModifierBox<AnimationModifier<V>> {
  private var hasChanged = false

  override func modifierDidChange(from old: AnimationModifier<V>) {
    guard old.value != modifier.value else { return }
    hasChanged = true
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() {}

  override func arrange(_ context: PlacementContext) {
    guard hasChanged else { return child.place(frame, proposal, context) }
    hasChanged = false
    let outer = context.animation
    if !node.graph.transaction.disablesAnimations { context.animation = modifier.animation }
    child.place(frame, proposal, context)
    context.animation = outer
  }
}

extension View {
  /// Animates the changes of the view when a value changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` prevents animation, even if the change is animated by other code.
  ///   - value: The value to observe.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/animation(_:value:)
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    applying(AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of each change of the view.
  ///
  /// - Parameter transform: A closure that changes the transaction. It can set another animation, for example.
  /// - Source: developer.apple.com/documentation/swiftui/view/transaction(_:)
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    applying(TransactionModifier(transform: transform))
  }
}
