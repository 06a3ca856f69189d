import HostServices
import UIKit

// MARK: Padding

struct PaddingModifier: UnaryLayoutModifier {
  let edges: Edge.Set
  let insets: EdgeInsets?

  /// What `padding()` adds where no length is given, in points.
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
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    applying(PaddingModifier(edges: .all, insets: insets))
  }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    applying(PaddingModifier(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    applying(PaddingModifier(edges: .all, insets: EdgeInsets(all: length)))
  }
}

// MARK: Frames

struct FixedFrameModifier: UnaryLayoutModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = box.child.sizeThatFits(inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    let inner = inner(proposal)
    let content = box.child.dimensions(inner)
    return (alignment.origin(of: content, in: size), content.size, inner)
  }

  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return box.child.spacing.resetTexts(edges)
  }
}

extension Alignment {
  /// Where something lies in a size, so that the guides meet.
  @MainActor
  func origin(of content: ViewDimensions, in size: CGSize) -> CGPoint {
    let outer = ViewDimensions(size: size, guides: nil)
    func place(_ key: AlignmentKey) -> CGFloat {
      let value = outer[key] - content[key]
      return value.isFinite ? value : 0
    }
    return CGPoint(x: place(horizontal.key), y: place(vertical.key))
  }
}

struct FlexibleFrameModifier: UnaryLayoutModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  /// What is wrong with the numbers is put right: the ideal is no less than the minimum, and the maximum no less than the ideal.
  private struct Range {
    let low: CGFloat?
    let ideal: CGFloat?
    let high: CGFloat?

    init(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) {
      let least = low.map { max(0, $0) }
      let middle = ideal.map { max($0, least ?? 0) }
      (self.low, self.ideal) = (least, middle)
      self.high = high.map { max($0, middle ?? least ?? 0) }
    }

    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed = proposed ?? ideal else { return nil }
      var result = proposed
      if let high { result = min(result, high) }
      if let low { result = max(result, low) }
      return result
    }

    func size(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard low != nil || high != nil else {
        return proposed == nil ? ideal ?? content : content
      }
      let lowest = low ?? min(content, high ?? .infinity)
      let highest = high ?? max(content, lowest)
      guard let proposed else {
        if let ideal { return ideal }
        return min(max(content, lowest), highest)
      }
      return min(max(proposed, lowest), max(highest, lowest))
    }
  }

  private var columns: Range { Range(minWidth, idealWidth, maxWidth) }
  private var rows: Range { Range(minHeight, idealHeight, maxHeight) }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: columns.proposal(proposal.width), height: rows.proposal(proposal.height))
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    let size = box.child.sizeThatFits(inner(proposal))
    return CGSize(
      width: columns.size(proposal.width, size.width), height: rows.size(proposal.height, size.height))
  }

  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    var inner = inner(proposal)
    // What was left open is what the frame has come to.
    if inner.width == nil, minWidth != nil || maxWidth != nil { inner.width = size.width.isFinite ? size.width : nil }
    if inner.height == nil, minHeight != nil || maxHeight != nil {
      inner.height = size.height.isFinite ? size.height : nil
    }
    let content = box.child.dimensions(inner)
    return (alignment.origin(of: content, in: size), content.size, inner)
  }

  func spacing(_ box: UnaryLayoutBox<Self>) -> ViewSpacing {
    var edges: Edge.Set = []
    if minWidth != nil || idealWidth != nil || maxWidth != nil { edges.formUnion(.horizontal) }
    if minHeight != nil || idealHeight != nil || maxHeight != nil { edges.formUnion(.vertical) }
    return box.child.spacing.resetTexts(edges)
  }
}

extension View {
  /// A place of a fixed size; what is not given is the view's own.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    applying(
      FixedFrameModifier(
        width: Self.length(width), height: Self.length(height), alignment: alignment))
  }

  /// Lengths that are negative or no number count as not given, as with Apple's, which says so at run time.
  nonisolated private static func length(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    HostServices.tellDeveloper("SwiftUI: invalid frame dimension (negative or non-finite): \(length)")
    return length.isFinite ? 0 : nil
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func areInOrder(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> Bool {
      let low = low ?? -.infinity
      let middle = ideal ?? low
      return low <= middle && middle <= (high ?? middle)
    }
    if !areInOrder(minWidth, idealWidth, maxWidth) || !areInOrder(minHeight, idealHeight, maxHeight) {
      HostServices.tellDeveloper("SwiftUI: contradictory frame constraints specified")
    }
    return applying(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}

// MARK: Sizes

struct FixedSizeModifier: UnaryLayoutModifier {
  let horizontal: Bool
  let vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    box.child.sizeThatFits(inner(proposal))
  }
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    (.zero, size, inner(proposal))
  }
  var hidesSpacer: Bool { false }
}

struct AspectRatioModifier: UnaryLayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  private func ratio(_ box: UnaryLayoutBox<Self>) -> CGFloat {
    if let ratio { return ratio }
    let ideal = box.child.sizeThatFits(.unspecified)
    return ideal.height == 0 ? 1 : ideal.width / ideal.height
  }

  private func inner(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> ProposedViewSize {
    let ratio = ratio(box)
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .unspecified
    case (let width?, nil): return ratio == 0 ? proposal : ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if !width.isFinite && !height.isFinite { return proposal }
      let byHeight = CGSize(width: height * ratio, height: height)
      let byWidth = CGSize(width: width, height: ratio == 0 ? .infinity : width / ratio)
      let takesHeight = mode == .fit ? byHeight.width <= width : byHeight.width >= width
      if ratio < 0 { return ProposedViewSize(byWidth) }
      return ProposedViewSize(takesHeight ? byHeight : byWidth)
    }
  }

  func measure(_ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>) -> CGSize {
    box.child.sizeThatFits(inner(proposal, box))
  }
  func placement(
    _ size: CGSize, _ proposal: ProposedViewSize, _ box: UnaryLayoutBox<Self>
  ) -> (origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
    (.zero, size, inner(proposal, box))
  }
}

/// How something fills a place of other proportions.
///
/// - Source: developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

extension View {
  nonisolated public func fixedSize() -> some View { applying(FixedSizeModifier(horizontal: true, vertical: true)) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    applying(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    applying(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    applying(
      AspectRatioModifier(
        ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}

// MARK: Places

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
  nonisolated public func offset(_ offset: CGSize) -> some View { applying(OffsetBoxModifier(offset: offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  nonisolated public func position(_ position: CGPoint) -> some View { applying(PositionModifier(position: position)) }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

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

// MARK: Guides

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
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    applying(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    applying(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}
