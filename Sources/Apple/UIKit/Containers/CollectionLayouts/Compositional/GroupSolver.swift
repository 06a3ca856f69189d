import Foundation

/// A group with the frames of its items, relative to its top leading corner.
struct SolvedGroup {
  struct Item {
    var index: Int
    var frame: CGRect
    var axes: UIAxis = []
    var zIndex = 0
    /// The dimensions that match the longest of the siblings.
    var uniform: UIAxis = []
    /// The fractions of the group's size, if that size depends on its items.
    var shares: CGSize?
  }

  struct Supplement {
    var index: Int
    var kind: String
    var frame: CGRect
    var zIndex: Int
    var axes: UIAxis
  }

  var size = CGSize.zero
  var items: [Item] = []
  var supplements: [Supplement] = []

  mutating func append(_ other: SolvedGroup, at origin: CGPoint) {
    for var item in other.items {
      item.frame.origin.x += origin.x
      item.frame.origin.y += origin.y
      item.shares = nil
      items.append(item)
    }
    for var supplement in other.supplements {
      supplement.frame.origin.x += origin.x
      supplement.frame.origin.y += origin.y
      supplements.append(supplement)
    }
  }
}

/// An algorithm that arranges the items of groups.
@MainActor
struct GroupSolver {
  let traits: UITraitCollection
  /// A closure that returns the measured size of an item, if any.
  let measured: (Int) -> CGSize?
  /// A closure that returns the measured size of a supplementary view of an item, if any.
  let measuredSupplement: (String, Int) -> CGSize?

  private static let tolerance: CGFloat = 0.05
  /// The maximum number of parts of a group. Parts without size would never fill the group.
  private static let maxParts = 10_000

  /// Arranges an item or a group.
  ///
  /// - Parameter end: The number of items in the section.
  func solve(_ part: NSCollectionLayoutItem, in container: CGSize, first: Int, end: Int, fixed: CGSize? = nil)
    -> SolvedGroup
  {
    if let group = part as? NSCollectionLayoutGroup { return solveGroup(group, container, first, end, fixed) }
    return solveItem(part, container, first, end, fixed)
  }

  // MARK: - Items

  private func solveItem(
    _ part: NSCollectionLayoutItem, _ container: CGSize, _ index: Int, _ end: Int, _ fixed: CGSize?
  ) -> SolvedGroup {
    var axes = part.layoutSize.selfSizingAxes
    var size = part.layoutSize.resolved(in: container)
    if let fixed {
      if fixed.width > 0 { (size.width, axes) = (fixed.width, axes.subtracting(.horizontal)) }
      if fixed.height > 0 { (size.height, axes) = (fixed.height, axes.subtracting(.vertical)) }
    }
    if let own = measured(index) {
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    var result = SolvedGroup()
    result.size = size
    guard index < end else { return result }
    let frame = GroupSolver.inset(CGRect(origin: .zero, size: size), part.contentInsets, except: axes)
    var item = SolvedGroup.Item(index: index, frame: frame, axes: axes)
    if part.layoutSize.widthDimension.isUniformAcrossSiblings { item.uniform.insert(.horizontal) }
    if part.layoutSize.heightDimension.isUniformAcrossSiblings { item.uniform.insert(.vertical) }
    item.shares = CGSize(
      width: part.layoutSize.widthDimension.isFractionalWidth ? part.layoutSize.widthDimension.dimension : 0,
      height: part.layoutSize.heightDimension.isFractionalHeight ? part.layoutSize.heightDimension.dimension : 0)
    result.items = [item]
    attach(part.supplementaryItems, to: frame, index, &result)
    return result
  }

  static func inset(_ rect: CGRect, _ insets: NSDirectionalEdgeInsets, except axes: UIAxis) -> CGRect {
    var rect = rect
    if !axes.contains(.horizontal) {
      rect.origin.x += insets.leading
      rect.size.width = max(0, rect.width - insets.leading - insets.trailing)
    }
    if !axes.contains(.vertical) {
      rect.origin.y += insets.top
      rect.size.height = max(0, rect.height - insets.top - insets.bottom)
    }
    return rect
  }

  private func attach(
    _ supplements: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, _ index: Int, _ result: inout SolvedGroup
  ) {
    for supplement in supplements {
      var size = supplement.layoutSize.resolved(in: frame.size)
      let axes = supplement.layoutSize.selfSizingAxes
      if let own = measuredSupplement(supplement.elementKind, index) {
        if axes.contains(.horizontal) { size.width = own.width }
        if axes.contains(.vertical) { size.height = own.height }
      }
      result.supplements.append(
        SolvedGroup.Supplement(
          index: index, kind: supplement.elementKind, frame: supplement.frame(on: frame, size: size),
          zIndex: supplement.zIndex, axes: axes))
    }
  }

  // MARK: - Groups

  private struct Part {
    var solved: SolvedGroup
    var edges: NSCollectionLayoutEdgeSpacing?
    var position: CGFloat = 0
    var isThere: Bool
  }

  private func solveGroup(
    _ group: NSCollectionLayoutGroup, _ container: CGSize, _ first: Int, _ end: Int, _ fixed: CGSize?
  ) -> SolvedGroup {
    var size = group.layoutSize.resolved(in: container)
    var axes = group.layoutSize.selfSizingAxes
    if let fixed {
      if fixed.width > 0 { (size.width, axes) = (fixed.width, axes.subtracting(.horizontal)) }
      if fixed.height > 0 { (size.height, axes) = (fixed.height, axes.subtracting(.vertical)) }
    }
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var content: SolvedGroup
    switch group.arrangement {
    case .horizontal(let count): content = line(group, inner, axes, count, isHorizontal: true, first, end)
    case .vertical(let count): content = line(group, inner, axes, count, isHorizontal: false, first, end)
    case .custom(let provider): content = custom(provider, inner, first, end)
    }
    if axes.contains(.horizontal), first < end { size.width = content.size.width + insets.leading + insets.trailing }
    if axes.contains(.vertical), first < end { size.height = content.size.height + insets.top + insets.bottom }
    share(&content, size, insets, axes)
    var result = SolvedGroup()
    result.size = size
    result.append(content, at: CGPoint(x: insets.leading, y: insets.top))
    if first < end {
      let area = CGRect(
        x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
        height: size.height - insets.top - insets.bottom)
      attach(group.supplementaryItems, to: area, first, &result)
    }
    return result
  }

  /// Sets the sizes of items that are fractions of a dimension, which the other items determine.
  private func share(_ content: inout SolvedGroup, _ size: CGSize, _ insets: NSDirectionalEdgeInsets, _ axes: UIAxis) {
    for index in content.items.indices {
      guard let shares = content.items[index].shares else { continue }
      if axes.contains(.vertical), shares.height > 0 {
        content.items[index].frame.size.height = (size.height - insets.top - insets.bottom) * shares.height
      }
      if axes.contains(.horizontal), shares.width > 0 {
        content.items[index].frame.size.width = (size.width - insets.leading - insets.trailing) * shares.width
      }
    }
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ inner: CGSize, _ first: Int, _ end: Int
  ) -> SolvedGroup {
    let places = provider(LayoutEnvironment(LayoutContainer(inner, .zero), traits))
    var result = SolvedGroup()
    for (offset, place) in places.enumerated() where first + offset < end {
      result.items.append(SolvedGroup.Item(index: first + offset, frame: place.frame, zIndex: place.zIndex))
      result.size.width = max(result.size.width, place.frame.maxX)
      result.size.height = max(result.size.height, place.frame.maxY)
    }
    return result
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ inner: CGSize, _ axes: UIAxis, _ count: Int?, isHorizontal: Bool, _ first: Int,
    _ end: Int
  ) -> SolvedGroup {
    let isOpen = axes.contains(isHorizontal ? .horizontal : .vertical)
    let room = isHorizontal ? inner.width : inner.height
    let gap = group.interItemSpacing?.spacing ?? 0
    var parts: [Part] = []
    var next = first
    var used: CGFloat = 0
    let most = count ?? (isOpen ? group.subitems.count : GroupSolver.maxParts)
    let share = count.map { max(0, (room - gap * CGFloat($0 - 1)) / CGFloat($0)) }
    while parts.count < most {
      let item = group.subitems[parts.count % group.subitems.count]
      let dimension = isHorizontal ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
      var fixed: CGSize?
      if let share, !isOpen, !dimension.isEstimated {
        fixed = isHorizontal ? CGSize(width: share, height: 0) : CGSize(width: 0, height: share)
      }
      if isOpen, next >= end { break }
      let solved = solve(item, in: inner, first: next, end: end, fixed: fixed)
      let length = isHorizontal ? solved.size.width : solved.size.height
      let edges = edgeSpacing(item.edgeSpacing, isHorizontal)
      let before = edges.before?.spacing ?? 0
      let position = used + (parts.isEmpty ? 0 : gap) + before
      let after = position + length + (edges.after?.spacing ?? 0)
      if count == nil, !isOpen, !parts.isEmpty, after > room + GroupSolver.tolerance { break }
      parts.append(Part(solved: solved, edges: item.edgeSpacing, position: position, isThere: !solved.items.isEmpty))
      next += max(solved.items.count, solved.items.isEmpty && next >= end ? 1 : 0)
      if length <= 0, parts.count >= group.subitems.count, count == nil { break }
      used = after
    }
    spread(&parts, group, leftover: isOpen ? 0 : room - used, isHorizontal)
    return assemble(parts, inner, axes, isHorizontal)
  }

  private func edgeSpacing(_ edges: NSCollectionLayoutEdgeSpacing?, _ isHorizontal: Bool) -> (
    before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?
  ) {
    isHorizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
  }

  /// Distributes the remaining space to the flexible gaps.
  private func spread(
    _ parts: inout [Part], _ group: NSCollectionLayoutGroup, leftover: CGFloat, _ isHorizontal: Bool
  ) {
    guard leftover > 0 else { return }
    let gapIsFlexible = group.interItemSpacing?.isFlexible ?? false
    var takers = gapIsFlexible ? parts.count - 1 : 0
    for part in parts {
      let edges = edgeSpacing(part.edges, isHorizontal)
      takers += (edges.before?.isFlexible ?? false ? 1 : 0) + (edges.after?.isFlexible ?? false ? 1 : 0)
    }
    guard takers > 0 else { return }
    let each = leftover / CGFloat(takers)
    var shift: CGFloat = 0
    for index in parts.indices {
      let edges = edgeSpacing(parts[index].edges, isHorizontal)
      if index > 0, gapIsFlexible { shift += each }
      if edges.before?.isFlexible ?? false { shift += each }
      parts[index].position += shift
      if edges.after?.isFlexible ?? false { shift += each }
    }
  }

  private func assemble(_ parts: [Part], _ inner: CGSize, _ axes: UIAxis, _ isHorizontal: Bool) -> SolvedGroup {
    var result = SolvedGroup()
    let crossIsOpen = axes.contains(isHorizontal ? .vertical : .horizontal)
    func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
    var crossLength = cross(inner)
    if crossIsOpen {
      crossLength = 0
      for part in parts where part.isThere {
        let edges = edgeSpacing(part.edges, !isHorizontal)
        let length = cross(part.solved.size) + (edges.before?.spacing ?? 0) + (edges.after?.spacing ?? 0)
        crossLength = max(crossLength, length)
      }
    }
    var end: CGFloat = 0
    for part in parts where part.isThere {
      let edges = edgeSpacing(part.edges, !isHorizontal)
      let (before, after) = (edges.before?.spacing ?? 0, edges.after?.spacing ?? 0)
      var position = before
      let left = crossLength - cross(part.solved.size) - before - after
      if left > 0, edges.before?.isFlexible ?? false {
        position += edges.after?.isFlexible ?? false ? left / 2 : left
      }
      let origin = isHorizontal ? CGPoint(x: part.position, y: position) : CGPoint(x: position, y: part.position)
      let shares = part.solved.items.count == 1 ? part.solved.items[0].shares : nil
      result.append(part.solved, at: origin)
      if let shares { result.items[result.items.count - 1].shares = shares }
      let length = isHorizontal ? part.solved.size.width : part.solved.size.height
      let trailing = edgeSpacing(part.edges, isHorizontal).after?.spacing ?? 0
      end = max(end, part.position + length + trailing)
    }
    unify(&result)
    result.size =
      isHorizontal ? CGSize(width: end, height: crossLength) : CGSize(width: crossLength, height: end)
    return result
  }

  private func unify(_ result: inout SolvedGroup) {
    let tallest = result.items.filter { $0.uniform.contains(.vertical) }.map(\.frame.height).max() ?? 0
    let widest = result.items.filter { $0.uniform.contains(.horizontal) }.map(\.frame.width).max() ?? 0
    for index in result.items.indices {
      if result.items[index].uniform.contains(.vertical) { result.items[index].frame.size.height = tallest }
      if result.items[index].uniform.contains(.horizontal) { result.items[index].frame.size.width = widest }
    }
  }
}
