import Foundation

/// One section of a flow layout. "Across" is the direction within a line, and "along" the direction from line to line.
struct FlowSection {
  var count = 0
  /// The size of items without their own size.
  var uniformSize = CGSize.zero
  /// The sizes that the delegate provided, if any.
  var givenSizes: [CGSize]? {
    didSet { givenSizesDiffer = givenSizes.map { sizes in sizes.contains { $0 != sizes[0] } } ?? false }
  }
  private var givenSizesDiffer = false
  var measured = MeasuredSizes()
  var isVertical = true
  /// The length of lines without the insets.
  var lineLength: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var insetBefore: CGFloat = 0
  var insetAfter: CGFloat = 0
  var insetAcross: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var lines = LineIndex(spacing: 0)
  /// The beginning of the section.
  var start: CGFloat = 0

  var itemsStart: CGFloat { header + insetBefore }
  var length: CGFloat { header + insetBefore + lines.end + insetAfter + footer }

  func size(_ item: Int) -> CGSize { measured[item] ?? givenSizes?[item] ?? uniformSize }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The maximum rounding error of sums.
  private static let tolerance: CGFloat = 0.01

  /// Whether all items have the same size.
  ///
  /// Items of the same size form a grid. Otherwise the last line begins at the left and uses the minimum spacing
  /// (rdar://20825965). A single self-sizing item on the last line is centered, as on other lines
  /// (Instagram/IGListKit#520).
  private var isGrid: Bool {
    if measured.isEmpty { return !givenSizesDiffer }
    guard measured.areEqual, !givenSizesDiffer, let first = measured.first else { return false }
    return measured.count >= count || first == (givenSizes?.first ?? uniformSize)
  }

  // MARK: - Lines

  mutating func rebuild(from item: Int) {
    let copy = self
    let perLine = capacity(of: uniformSize)
    lines.rebuild(
      from: item, count: count, uniform: givenSizes == nil ? (perLine, along(uniformSize)) : nil,
      nextMeasured: { copy.measured.next(from: $0) }, solve: { copy.makeLine(from: $0) })
  }

  private func capacity(of size: CGSize) -> Int {
    let width = across(size)
    guard width + itemSpacing > 0 else { return max(1, count) }
    return max(
      1, Int(saturating: ((lineLength + itemSpacing + FlowSection.tolerance) / (width + itemSpacing)).rounded(.down)))
  }

  private func makeLine(from first: Int) -> (count: Int, length: CGFloat) {
    var used = across(size(first))
    var length = along(size(first))
    var item = first + 1
    while item < count {
      let size = size(item)
      let more = itemSpacing + across(size)
      if used + more > lineLength + FlowSection.tolerance { break }
      used += more
      length = max(length, along(size))
      item += 1
    }
    return (item - first, length)
  }

  // MARK: - Positions

  /// Returns the frame of an item relative to the beginning of the section.
  ///
  /// - Complexity: O(1) if all items have the same size, otherwise O(*n*) in the number of items of the line.
  func frame(of item: Int, in line: LineIndex.Line) -> CGRect {
    let isLast = line.first + line.count == count
    let isGrid = isGrid
    let isAlone = line.count == 1 && !measured.isEmpty
    var sum = width(of: line.first..<line.first + line.count)
    let before = width(of: line.first..<item)
    var fitting = CGFloat(line.count)
    if isLast, isGrid, !isAlone {
      // The items of the last line are spaced as if the line were full.
      let width = across(size(count - 1))
      let room = lineLength + FlowSection.tolerance - sum - (fitting - 1) * itemSpacing
      let more = width + itemSpacing > 0 ? max(0, (room / (width + itemSpacing)).rounded(.down)) : 0
      sum += more * width
      fitting += more
    }
    let size = size(item)
    var position = before
    if isLast, !isGrid, !isAlone {
      position += CGFloat(item - line.first) * itemSpacing
    } else if fitting > 1 {
      position += CGFloat(item - line.first) * (lineLength - sum) / (fitting - 1)
    } else {
      position += (lineLength - sum) / 2
    }
    let acrossPlace = insetAcross + position
    let alongPlace = itemsStart + line.start + (line.length - along(size)) / 2
    return isVertical
      ? CGRect(x: acrossPlace, y: alongPlace, width: size.width, height: size.height)
      : CGRect(x: alongPlace, y: acrossPlace, width: size.width, height: size.height)
  }

  private func width(of items: Range<Int>) -> CGFloat {
    if givenSizes == nil, measured.isEmpty { return CGFloat(items.count) * across(uniformSize) }
    return items.reduce(0) { $0 + across(size($1)) }
  }
}
