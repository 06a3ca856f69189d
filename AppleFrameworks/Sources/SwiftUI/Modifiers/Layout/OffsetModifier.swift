import UIKit

/// An offset moves what is drawn, and no guide.
struct OffsetBoxModifier: BoxModifier {
  let offset: CGSize
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    OffsetBox(modifier, child: child, node: node)
  }
}

final class OffsetBox: ModifierBox<OffsetBoxModifier> {
  override func modifierDidChange(from old: OffsetBoxModifier) { node.graph.invalidateLayout() }
  override func arrange(_ context: PlacementContext) {
    let x = environment.layoutDirection == .rightToLeft ? -modifier.offset.width : modifier.offset.width
    child.place(frame.offsetBy(dx: x, dy: modifier.offset.height), proposal, context)
  }
}

extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    applying(TraitModifier<LayoutPriorityTrait>(value: value))
  }
  nonisolated public func zIndex(_ value: Double) -> some View { applying(TraitModifier<ZIndexTrait>(value: value)) }
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    applying(LayoutValueModifier<K>(value: value))
  }
}
