import UIKit

/// The box of a container that is laid out by a `Layout`.
@MainActor
final class LayoutBox<L: Layout>: Box {
  var layout: L {
    didSet {
      cache = nil
      invalidateSize()
    }
  }
  private var boxes: [Box]?
  private var cache: L.Cache?
  /// The placements for a size and a proposal, from which guides are derived.
  private var guidePlacements: (size: CGSize, proposal: ProposedViewSize, placements: [Placement?])?

  init(_ layout: L, node: Node) {
    self.layout = layout
    super.init(node: node)
  }

  var content: [Box] {
    if let boxes { return boxes }
    var found: [Box] = []
    for child in node.children { child.collect(into: &found) }
    for box in found { box.superbox = self }
    boxes = found
    return found
  }

  override var stackAxis: Axis? { layout.stackAxis }
  override var contained: [Box] { content }
  override var endsStack: Bool { true }

  private var subviews: LayoutSubviews {
    LayoutSubviews(boxes: content, layoutDirection: environment.layoutDirection)
  }

  func childrenDidChange() {
    boxes = nil
    cache = nil
    invalidateSize()
  }

  override func sizesBelowChanged() {
    guidePlacements = nil
    if var known = cache, boxes != nil {
      layout.updateCache(&known, subviews: subviews)
      cache = known
    }
  }

  private func withCache<Result>(_ body: (inout L.Cache, LayoutSubviews) -> Result) -> Result {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    let result = body(&current, subviews)
    cache = current
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
  }

  override var spacing: ViewSpacing { withCache { layout.spacing(subviews: $1, cache: &$0) } }

  /// The priority. A stack with a single view uses the view's priority.
  override var priority: Double {
    let content = content
    return content.count == 1 && layout.concrete is any StackingLayout && !content[0].isSpacer ? content[0].priority : 0
  }

  override func arrange(_ context: PlacementContext) {
    // The coordinates are relative to its own bounds, which mirroring requires.
    place(in: CGRect(origin: .zero, size: frame.size), proposal)
    let content = content
    let placements = content.map(\.pending)
    for (box, placement) in inDrawingOrder(Array(zip(content, placements))) {
      let placement = placement ?? centered(box)
      placeInside(box, at: placement.origin, size: placement.size, placement.proposal, context)
    }
  }

  private func centered(_ box: Box) -> Placement {
    let proposal = ProposedViewSize(frame.size)
    let size = box.sizeThatFits(proposal)
    return Placement(
      origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2), proposal: proposal,
      size: size)
  }

  private func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
    for box in content { box.pending = nil }
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$0) }
  }

  private func inDrawingOrder(_ boxes: [(Box, Placement?)]) -> [(Box, Placement?)] {
    let orders = boxes.map { $0.0.trait(ZIndexTrait.self) }
    guard orders.contains(where: { $0 != 0 }) else { return boxes }
    return boxes.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { boxes[$0] }
  }

  override func defines(_ key: AlignmentKey) -> Bool {
    !(layout.concrete is any BuiltInLayout) || content.contains { $0.defines(key) }
  }

  override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { cache, subviews in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let own { return own }
    let placements = placements(size: size, proposal: proposal)
    var found: [CGFloat] = []
    for (box, placement) in zip(content, placements) where box.defines(key) {
      guard let placement,
        let guide = box.explicitGuide(key, size: placement.size, proposal: placement.proposal)
      else { continue }
      found.append(placement.origin[key.axis] + guide)
    }
    return GuideMerging.merged(found, key)
  }

  private func placements(size: CGSize, proposal: ProposedViewSize) -> [Placement?] {
    if let known = guidePlacements, known.size == size, known.proposal == proposal { return known.placements }
    let before = content.map(\.pending)
    place(in: CGRect(origin: .zero, size: size), proposal)
    let result = content.map(\.pending)
    for (box, pending) in zip(content, before) { box.pending = pending }
    guidePlacements = (size, proposal, result)
    return result
  }
}
