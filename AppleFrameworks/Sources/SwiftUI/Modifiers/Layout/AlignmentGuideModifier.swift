import UIKit

struct AlignmentGuideModifier: BoxModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    AlignmentGuideBox(modifier, child: child, node: node)
  }
}

final class AlignmentGuideBox: ModifierBox<AlignmentGuideModifier> {
  override func defines(_ key: AlignmentKey) -> Bool { key == modifier.key || child.defines(key) }
  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == modifier.key
      ? modifier.compute(child.dimensions(size: size, proposal: proposal))
      : child.explicitGuide(key, size: size, proposal: proposal)
  }
}

extension View {
  /// Sets the position of a guide in the view.
  ///
  /// - Parameter computeValue: A closure that returns the position in points from the leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    applying(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the position of a guide in the view.
  ///
  /// - Parameter computeValue: A closure that returns the position in points from the top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    applying(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
