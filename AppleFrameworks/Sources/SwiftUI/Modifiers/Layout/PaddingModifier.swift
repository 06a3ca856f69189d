import UIKit

struct PaddingModifier: UnaryLayoutModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  /// The default padding, in points.
  static let standard: CGFloat = 16

  private var resolved: EdgeInsets { (insets ?? EdgeInsets(all: Self.standard)).only(edges) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = resolved
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    let size = box.child.sizeThatFits(inner(proposal))
    return CGSize(width: max(0, size.width + resolved.horizontal), height: max(0, size.height + resolved.vertical))
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    return (CGPoint(x: resolved.leading, y: resolved.top), box.child.sizeThatFits(inner), inner)
  }

  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing {
    let insets = resolved
    guard insets != EdgeInsets() else { return box.child.spacing }
    var result = box.child.spacing
    var changed: Edge.Set = []
    if insets.top != 0 { changed.insert(.top) }
    if insets.bottom != 0 { changed.insert(.bottom) }
    if insets.leading != 0 { changed.insert(.leading) }
    if insets.trailing != 0 { changed.insert(.trailing) }
    result = result.reset(changed)
    return result
  }
  var hidesSpacer: Bool { false }
}

extension View {
  /// Adds padding around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    applying(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds padding at some edges of the view.
  ///
  /// - Parameter length: The padding in points; `nil` for 16 points.
  /// - Source: developer.apple.com/documentation/swiftui/view/padding(_:_:)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    applying(PaddingModifier(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
  }

  /// Adds padding around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    applying(PaddingModifier(edges: .all, insets: EdgeInsets(all: length)))
  }
}
