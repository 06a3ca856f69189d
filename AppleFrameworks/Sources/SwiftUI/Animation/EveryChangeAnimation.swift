import UIKit

/// A modifier that animates each change of its content.
struct EveryChangeAnimation: BoxModifier {
  let animation: Animation?
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    EveryChangeBox(modifier, child: child, node: node)
  }
}

/// The box of the modifier. It animates the layout of its content, except in the update that inserts the content.
final class EveryChangeBox: ModifierBox<EveryChangeAnimation> {
  private let firstUpdate: Int

  override init(_ modifier: EveryChangeAnimation, child: Box, node: Node) {
    firstUpdate = node.graph.updates
    super.init(modifier, child: child, node: node)
  }

  override func modifierDidChange(from old: EveryChangeAnimation) {}
  override func environmentDidChange() {}

  override func arrange(_ context: PlacementContext) {
    let outer = context.animation
    if node.graph.updates > firstUpdate, !node.graph.transaction.disablesAnimations {
      context.animation = modifier.animation
    }
    child.place(frame, proposal, context)
    context.animation = outer
  }
}

extension View {
  /// Animates each change of the view. Superseded by `animation(_:value:)`.
  ///
  /// - Parameter animation: The animation; `nil` prevents animation, even if the change is animated by other code.
  /// - Source: developer.apple.com/documentation/swiftui/view/animation(_:)-1hc0p
  nonisolated public func animation(_ animation: Animation?) -> some View {
    applying(EveryChangeAnimation(animation: animation))
  }
}
