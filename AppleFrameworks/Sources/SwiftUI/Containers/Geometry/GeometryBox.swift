import UIKit

/// A box that takes the proposed size and displays the content of a geometry reader.
final class GeometryBox<Content: View>: Box {
  private unowned let owner: GeometryNode<Content>
  private var stack: LayoutBox<ZStackLayout>!

  init(owner: GeometryNode<Content>) {
    self.owner = owner
    super.init(node: owner)
    stack = LayoutBox(ZStackLayout(alignment: .topLeading), node: owner)
    stack.superbox = self
  }

  override var contained: [Box] { stack.content }
  func contentDidChange() {
    stack.childrenDidChange()
    node.graph.invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ context: PlacementContext) {
    let place = PlaceInSpaces(container: context.container, frame: frame, box: self)
    owner.show(frame.size, context.insets(touching: frame), place)
    let inner = ProposedViewSize(frame.size)
    if stack.content.isEmpty { stack.childrenDidChange() }
    let size = stack.sizeThatFits(inner)
    placeInside(stack, at: .zero, size: size, inner, context)
  }
}

extension PlacementContext {
  /// Returns the insets of the safe area on the edges at which a frame touches it.
  func insets(touching frame: CGRect) -> EdgeInsets {
    guard let safe = safeBounds else { return EdgeInsets() }
    var result = EdgeInsets()
    if abs(frame.minY - safe.minY) < 0.5 { result.top = safeArea.top }
    if abs(frame.maxY - safe.maxY) < 0.5 { result.bottom = safeArea.bottom }
    if abs(frame.minX - safe.minX) < 0.5 { result.leading = safeArea.leading }
    if abs(frame.maxX - safe.maxX) < 0.5 { result.trailing = safeArea.trailing }
    return result
  }
}
