import UIKit

/// A modifier that offsets the content without its alignment guides.
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
  /// Offsets the view, in points. The layout does not change. In right-to-left layouts, x points to the left.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/offset(_:)
  nonisolated public func offset(_ offset: CGSize) -> some View { applying(OffsetBoxModifier(offset: offset)) }

  /// Offsets the view, in points. The layout does not change. In right-to-left layouts, x points to the left.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/offset(x:y:)
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
