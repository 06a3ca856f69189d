import UIKit

struct IgnoringSafeAreaModifier: BoxModifier {
  let edges: Edge.Set
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    IgnoringSafeAreaBox(modifier, child: child, node: node)
  }
}

/// A box that extends the content to the edges of the container where it touches those of the safe area.
final class IgnoringSafeAreaBox: ModifierBox<IgnoringSafeAreaModifier> {
  override func arrange(_ context: PlacementContext) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let whole = context.extended(frame, into: modifier.edges, isMirrored: isMirrored)
    guard whole != frame else { return child.place(frame, proposal, context) }
    let inner = ProposedViewSize(whole.size)
    let size = child.sizeThatFits(inner)
    let (area, safe) = (context.safeArea, context.safeBounds)
    // The content has no safe area at these edges.
    context.safeBounds = context.safeBounds.map { context.extended($0, into: modifier.edges, isMirrored: isMirrored) }
    context.safeArea = context.safeArea.only(Edge.Set.all.subtracting(modifier.edges))
    child.place(
      CGRect(
        x: whole.minX + (whole.width - size.width) / 2, y: whole.minY + (whole.height - size.height) / 2,
        width: size.width, height: size.height), inner, context)
    (context.safeArea, context.safeBounds) = (area, safe)
  }
}
