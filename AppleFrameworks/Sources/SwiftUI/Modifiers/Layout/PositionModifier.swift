import UIKit

struct PositionModifier: UnaryLayoutModifier {
  let position: CGPoint

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    let size = box.child.sizeThatFits(proposal)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let content = box.child.sizeThatFits(proposal)
    return (CGPoint(x: position.x - content.width / 2, y: position.y - content.height / 2), content, proposal)
  }
}

extension View {
  /// Positions the center of the view at a point of the proposed space, which the result fills.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/position(_:)
  nonisolated public func position(_ position: CGPoint) -> some View { applying(PositionModifier(position: position)) }

  /// Positions the center of the view at a point of the proposed space, which the result fills.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/position(x:y:)
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
