import UIKit

/// A modifier that adds padding to the safe area of the content.
private struct SafeAreaPaddingModifier: BoxModifier {
  let insets: EdgeInsets
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    SafeAreaPaddingBox(modifier, child: child, node: node)
  }
}

private final class SafeAreaPaddingBox: ModifierBox<SafeAreaPaddingModifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = modifier.insets
    let size = child.sizeThatFits(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func arrange(_ context: PlacementContext) {
    let insets = modifier.insets
    let isMirrored = environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let (area, safe) = (context.safeArea, context.safeBounds)
    let inner = CGRect(
      x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
      height: max(0, frame.height - insets.vertical))
    // The padding extends the safe area at edges that the view touches.
    func touches(_ own: CGFloat, _ edge: CGFloat?) -> Bool { edge.map { abs($0 - own) < 0.5 } ?? false }
    context.safeArea = EdgeInsets(
      top: (touches(frame.minY, safe?.minY) ? area.top : 0) + insets.top,
      leading: (touches(frame.minX, safe?.minX) ? area.leading : 0) + insets.leading,
      bottom: (touches(frame.maxY, safe?.maxY) ? area.bottom : 0) + insets.bottom,
      trailing: (touches(frame.maxX, safe?.maxX) ? area.trailing : 0) + insets.trailing)
    context.safeBounds = inner
    let proposal = ProposedViewSize(inner.size)
    let size = child.sizeThatFits(proposal)
    child.place(
      CGRect(
        x: inner.midX - size.width / 2, y: inner.midY - size.height / 2, width: size.width, height: size.height),
      proposal, context)
    (context.safeArea, context.safeBounds) = (area, safe)
  }
}

extension View {
  /// Adds padding to the safe area of the view, in points.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/safeareapadding(_:)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    applying(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds padding to the safe area of the view at some edges.
  ///
  /// - Parameter length: The padding in points; `nil` for 16 points.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    applying(SafeAreaPaddingModifier(insets: EdgeInsets(all: length ?? PaddingModifier.standard).only(edges)))
  }

  /// Adds padding to the safe area of the view, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    applying(SafeAreaPaddingModifier(insets: EdgeInsets(all: length)))
  }
}
