import Foundation

/// One section of a compositional layout, with the sizes measured in it.
@MainActor
final class CompositionalSection {
  let index: Int
  let section: NSCollectionLayoutSection
  var count: Int
  let isVertical: Bool
  /// The size of the layout's container: the full length across the scroll direction, and the visible length along it.
  let room: CGSize
  let traits: UITraitCollection
  let grid: PixelGrid
  /// The insets of the section, including those of the content insets reference.
  let insets: NSDirectionalEdgeInsets
  let supplementaryInsets: NSDirectionalEdgeInsets

  var measured = MeasuredSizes()
  var measuredSupplements: [String: CGSize] = [:]
  var lines: LineIndex
  /// The beginning of the section along the scroll direction.
  var start: CGFloat = 0
  /// The length of the longest group of an orthogonally scrolling section, measured across its scroll direction.
  private var longestGroup: CGFloat = 0
  private(set) var boundary = Boundary()
  private var dirtyItem: Int? = 0

  /// The lengths that headers and footers take from the area of the content.
  struct Boundary {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
  }

  init(
    index: Int, section: NSCollectionLayoutSection, count: Int, isVertical: Bool, room: CGSize,
    insets: NSDirectionalEdgeInsets, supplementaryInsets: NSDirectionalEdgeInsets, traits: UITraitCollection,
    grid: PixelGrid
  ) {
    self.index = index
    self.section = section
    self.count = count
    self.isVertical = isVertical
    self.room = room
    self.insets = insets
    self.supplementaryInsets = supplementaryInsets
    self.traits = traits
    self.grid = grid
    lines = LineIndex(spacing: section.interGroupSpacing)
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  /// Whether successive lines are arranged vertically.
  var linesGoDown: Bool { isVertical != isOrthogonal }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private func lineLength(_ size: CGSize) -> CGFloat { linesGoDown ? size.height : size.width }

  var topPadding: CGFloat { section.list?.headerTopPadding ?? 0 }
  private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }

  // MARK: - Solving

  /// The size of the container of groups.
  var container: CGSize {
    var size = CGSize(
      width: room.width - insets.leading - insets.trailing, height: room.height - insets.top - insets.bottom)
    if isVertical {
      size.width -= boundary.leading + boundary.trailing
    } else {
      size.height -= boundary.leading + boundary.trailing
    }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func solver(measuring: Bool = true) -> GroupSolver {
    guard measuring else {
      return GroupSolver(traits: traits, measured: { _ in nil }, measuredSupplement: { _, _ in nil })
    }
    let (measured, supplements) = (measured, measuredSupplements)
    return GroupSolver(
      traits: traits, measured: { measured[$0] }, measuredSupplement: { supplements["\($0)|\($1)"] })
  }

  func solve(_ line: LineIndex.Line) -> SolvedGroup {
    solver().solve(section.group, in: container, first: line.first, end: count)
  }

  func rebuildIfNeeded() {
    guard let item = dirtyItem else { return }
    dirtyItem = nil
    measureBoundary()
    let size = container
    let template = solver(measuring: false).solve(section.group, in: size, first: 0, end: Int.max / 4)
    let solver = solver()
    lines.rebuild(
      from: item, count: count, uniform: (template.items.count, lineLength(template.size)),
      nextMeasured: { self.measured.next(from: $0) },
      solve: { first in
        let solved = solver.solve(self.section.group, in: size, first: first, end: self.count)
        return (solved.items.count, self.lineLength(solved.size))
      })
    if isOrthogonal { measureGroups(template, from: item) }
  }

  private func measureGroups(_ template: SolvedGroup, from item: Int) {
    let dimension =
      isVertical ? section.group.layoutSize.heightDimension : section.group.layoutSize.widthDimension
    guard dimension.isEstimated, !measured.isEmpty else {
      longestGroup = along(template.size)
      return
    }
    var longest: CGFloat = 0
    var next = measured.next(from: 0)
    while let item = next, item < count, let line = lines.line(ofItem: item) {
      longest = max(longest, along(solve(line).size))
      next = measured.next(from: line.first + line.count)
    }
    longestGroup = longest
  }

  private func measureBoundary() {
    var result = Boundary()
    for item in section.boundarySupplementaryItems where item.extendsBoundary {
      let size = boundarySize(item)
      switch edge(item.alignment) {
      case .before: result.before += along(size)
      case .after: result.after += along(size)
      case .leading: result.leading = max(result.leading, isVertical ? size.width : size.height)
      case .trailing: result.trailing = max(result.trailing, isVertical ? size.width : size.height)
      }
    }
    boundary = result
  }

  // MARK: - Lengths

  var contentLength: CGFloat {
    if count == 0 { return 0 }
    return isOrthogonal ? longestGroup : lines.end
  }

  var length: CGFloat {
    topPadding + boundary.before + insetBefore + contentLength + insetAfter + boundary.after
  }

  /// The origin of the content, in the layout's coordinates.
  var contentOrigin: CGPoint {
    let along = start + topPadding + boundary.before + insetBefore
    if isVertical { return CGPoint(x: leadingInset + boundary.leading, y: along) }
    return CGPoint(x: along, y: (isOrthogonal ? leadingInset : insets.top) + boundary.leading)
  }

  /// The inset before the first group of an orthogonally scrolling section. If groups are centered, the first group
  /// begins in the middle.
  private var leadingInset: CGFloat {
    let own = isVertical ? insets.leading : insets.top
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, count > 0,
      let first = lines.line(ofItem: 0)
    else { return own }
    return max(0, ((isVertical ? room.width : room.height) - first.length) / 2)
  }

  private var trailingInset: CGFloat {
    let own = isVertical ? insets.trailing : insets.bottom
    guard section.orthogonalScrollingBehavior == .groupPagingCentered, count > 0, let last = lines.lastLine else {
      return own
    }
    return max(0, ((isVertical ? room.width : room.height) - last.length) / 2)
  }

  var orthogonalPlace: OrthogonalPlace? {
    guard isOrthogonal, count > 0 else { return nil }
    let along = start + topPadding + boundary.before + insetBefore
    let total = leadingInset + lines.end + trailingInset
    let frame =
      isVertical
      ? CGRect(x: 0, y: along, width: room.width, height: contentLength)
      : CGRect(x: along, y: 0, width: contentLength, height: room.height)
    return OrthogonalPlace(
      section: index, frame: grid.round(frame),
      contentSize: isVertical
        ? CGSize(width: total, height: contentLength) : CGSize(width: contentLength, height: total),
      behavior: section.orthogonalScrollingBehavior, properties: section.orthogonalScrollingProperties,
      isHorizontal: isVertical)
  }

  /// Returns the origin of a line, in the layout's coordinates.
  func origin(of line: LineIndex.Line) -> CGPoint {
    let origin = contentOrigin
    return linesGoDown
      ? CGPoint(x: origin.x, y: origin.y + line.start) : CGPoint(x: origin.x + line.start, y: origin.y)
  }

  /// Returns the lines that intersect a rectangle in the layout's coordinates.
  func lines(in rect: CGRect, offset: CGPoint) -> [LineIndex.Line] {
    let origin = contentOrigin
    if isOrthogonal {
      let (low, length) = isVertical ? (offset.x, room.width) : (offset.y, room.height)
      let begin = low - (isVertical ? origin.x : origin.y)
      return lines.lines(from: begin, to: begin + length)
    }
    return isVertical
      ? lines.lines(from: rect.minY - origin.y, to: rect.maxY - origin.y)
      : lines.lines(from: rect.minX - origin.x, to: rect.maxX - origin.x)
  }

  // MARK: - Boundary

  enum Edge {
    case before, after, leading, trailing
  }

  func edge(_ alignment: NSRectAlignment) -> Edge {
    if isVertical {
      switch alignment {
      case .bottom, .bottomLeading, .bottomTrailing: return .after
      case .leading: return .leading
      case .trailing: return .trailing
      case .none, .top, .topLeading, .topTrailing: return .before
      }
    }
    switch alignment {
    case .trailing, .topTrailing, .bottomTrailing: return .after
    case .top: return .leading
    case .bottom: return .trailing
    case .none, .leading, .topLeading, .bottomLeading: return .before
    }
  }

  func boundarySize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    var area = room
    if section.supplementariesFollowContentInsets {
      if isVertical {
        area.width -= supplementaryInsets.leading + supplementaryInsets.trailing
      } else {
        area.height -= supplementaryInsets.top + supplementaryInsets.bottom
      }
    }
    var size = item.layoutSize.resolved(in: area)
    if let own = measuredSupplements["\(item.elementKind)|-1"] {
      let axes = item.layoutSize.selfSizingAxes
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    return size
  }

  /// Returns the frame of a header or footer, pinned to the visible area if the item requires it.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: CGRect) -> (frame: CGRect, isPinned: Bool) {
    let size = boundarySize(item)
    let side = edge(item.alignment)
    let follows = section.supplementariesFollowContentInsets
    let (low, high) =
      isVertical
      ? (follows ? supplementaryInsets.leading : 0, room.width - (follows ? supplementaryInsets.trailing : 0))
      : (follows ? supplementaryInsets.top : 0, room.height - (follows ? supplementaryInsets.bottom : 0))
    let end = start + length
    var along: CGFloat
    var across: CGFloat
    let own = isVertical ? size.width : size.height
    let ownAlong = self.along(size)
    across = low + (high - low - own) / 2
    let leadingSide: Set<NSRectAlignment> =
      isVertical ? [.topLeading, .bottomLeading, .leading] : [.topLeading, .topTrailing, .top]
    let trailingSide: Set<NSRectAlignment> =
      isVertical ? [.topTrailing, .bottomTrailing, .trailing] : [.bottomLeading, .bottomTrailing, .bottom]
    if leadingSide.contains(item.alignment) { across = low }
    if trailingSide.contains(item.alignment) { across = high - own }
    switch side {
    case .before:
      along = start + topPadding + lengthOfBoundary(before: item, side)
      if !item.extendsBoundary { along = start + topPadding + boundary.before }
    case .after:
      along = end - boundary.after + lengthOfBoundary(before: item, side)
      if !item.extendsBoundary { along = end - boundary.after - ownAlong }
    case .leading, .trailing: along = start + topPadding + boundary.before + insetBefore
    }
    var isPinned = false
    if item.pinToVisibleBounds {
      let natural = along
      let (visibleLow, visibleHigh) =
        isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
      if side == .after {
        along = min(natural, max(visibleHigh - ownAlong, start + boundary.before))
      } else {
        along = max(natural, min(visibleLow, end - boundary.after - ownAlong))
      }
      isPinned = along != natural
    }
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    // Insets along a self-sizing axis are ignored, as they are for items.
    let frame = GroupSolver.inset(
      CGRect(x: origin.x + item.offset.x, y: origin.y + item.offset.y, width: size.width, height: size.height),
      item.contentInsets, except: item.layoutSize.selfSizingAxes)
    return (grid.round(frame), isPinned)
  }

  private func lengthOfBoundary(before item: NSCollectionLayoutBoundarySupplementaryItem, _ side: Edge) -> CGFloat {
    var sum: CGFloat = 0
    for other in section.boundarySupplementaryItems {
      if other === item { break }
      if other.extendsBoundary, edge(other.alignment) == side { sum += along(boundarySize(other)) }
    }
    return sum
  }

  /// The frame of the section including its headers and footers, which backgrounds cover.
  var frame: CGRect {
    isVertical
      ? CGRect(x: 0, y: start, width: room.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: room.height)
  }

  // MARK: - Measuring

  func measure(item: Int, _ size: CGSize) {
    measured.set(size, for: item)
    dirtyItem = min(dirtyItem ?? Int.max, item)
  }

  func measure(_ kind: String, item: Int, _ size: CGSize) {
    measuredSupplements["\(kind)|\(item)"] = size
    dirtyItem = min(dirtyItem ?? Int.max, max(0, item))
  }

  func forget(item: Int) {
    measured.remove(item)
    dirtyItem = min(dirtyItem ?? Int.max, item)
  }

  func markDirty() { dirtyItem = 0 }
}
