import UIKit

struct AnimationModifier<V: Equatable>: BoxModifier {
  let animation: Animation?
  let value: V
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    AnimationBox(modifier, child: child, node: node)
  }
}

/// Animates the content with its own animation in the layout pass that follows a change of its value.
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
  /// Animates the changes of the view that come with a change of a value.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none, even where the change is animated elsewhere.
  ///   - value: The value to compare.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/animation(_:value:)
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    applying(AnimationModifier(animation: animation, value: value))
  }

  /// Changes the transaction of each change of the view.
  ///
  /// - Parameter transform: Sets, for instance, another animation.
  /// - Source: developer.apple.com/documentation/swiftui/view/transaction(_:)
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    applying(TransactionModifier(transform: transform))
  }
}
