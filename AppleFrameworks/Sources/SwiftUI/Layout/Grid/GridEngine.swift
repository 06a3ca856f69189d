import UIKit

/// An algorithm that computes the widths of a grid's columns and the heights of its rows.
///
/// Cells are measured in groups: by priority, then by the number of bounded axes, then by flexibility. Each cell of a
/// group is offered an equal share of the space that remains after the columns and rows without cells of the group.
/// Cells that span columns are measured last. If they need more space than their columns have, each column grows by the
/// same length.
@MainActor
struct GridEngine {
  let alignment: Alignment
  let spacing: (horizontal: CGFloat?, vertical: CGFloat?)

  /// A cell with the properties that are known before measuring.
  struct Cell {
    let box: Box
    let row: Int
    let column: Int
    let span: Int
    let anchor: UnitPoint?
    let unsized: Axis.Set
    let vertical: AlignmentKey
    /// The rank of the cell in the order of measuring.
    var rank = Rank()
    var proposal = ProposedViewSize.unspecified
    var size = CGSize.zero

    var columns: Range<Int> { column..<column + span }
  }

  /// The rank of a cell in the order of measuring.
  struct Rank: Equatable, Comparable {
    var priority: Double = 0
    var infinite = 0
    var difference: CGFloat = 0

    static func < (first: Rank, second: Rank) -> Bool {
      if first.priority != second.priority { return first.priority > second.priority }
      if first.infinite != second.infinite { return first.infinite < second.infinite }
      return first.difference < second.difference
    }
  }

  struct Result {
    var cells: [Cell]
    var columns: [CGFloat]
    var rows: [CGFloat]
    /// The distances before each column and row. The first distance is 0.
    var gaps: (columns: [CGFloat], rows: [CGFloat])
    var columnAlignments: [AlignmentKey?]

    var width: CGFloat { columns.reduce(0, +) + gaps.columns.reduce(0, +) }
    var height: CGFloat { rows.reduce(0, +) + gaps.rows.reduce(0, +) }
  }

  // MARK: Cells

  /// Returns the cells of boxes. The cells of a row are consecutive. A box outside of rows forms its own row.
  private func cells(_ boxes: [Box]) -> (cells: [Cell], columns: Int, rows: Int) {
    var rows: [[Box]] = []
    var last: GridRowPlace?
    for box in boxes {
      let place = box.trait(GridRowTrait.self)
      if let place, place.row == last?.row, !rows.isEmpty {
        rows[rows.count - 1].append(box)
      } else {
        rows.append([box])
      }
      last = place
    }
    var count = 1
    for row in rows where row[0].trait(GridRowTrait.self) != nil {
      var column = 0
      for box in row {
        count = max(count, column + 1)
        column += box.trait(GridColumnsTrait.self)
      }
    }
    var cells: [Cell] = []
    for (index, row) in rows.enumerated() {
      let place = row[0].trait(GridRowTrait.self)
      var column = 0
      for box in row {
        let wanted = place == nil ? count : box.trait(GridColumnsTrait.self)
        let start = min(column, count - 1)
        cells.append(
          Cell(
            box: box, row: index, column: start, span: min(max(1, wanted), count - start),
            anchor: box.trait(GridAnchorTrait.self), unsized: box.trait(GridUnsizedTrait.self),
            vertical: (place?.alignment ?? alignment.vertical).key))
        column += wanted
      }
    }
    return (cells, count, rows.count)
  }

  private func distances(_ cells: [Cell], columns: Int, rows: Int) -> (columns: [CGFloat], rows: [CGFloat]) {
    var between = (
      columns: Array(repeating: CGFloat(0), count: columns), rows: Array(repeating: CGFloat(0), count: rows)
    )
    for column in between.columns.indices.dropFirst() { between.columns[column] = spacing.horizontal ?? -.infinity }
    for row in between.rows.indices.dropFirst() { between.rows[row] = spacing.vertical ?? -.infinity }
    if spacing.horizontal == nil {
      for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row && next.column > cell.column {
        between.columns[next.column] = max(
          between.columns[next.column], cell.box.spacing.distance(to: next.box.spacing, along: .horizontal))
      }
    }
    if spacing.vertical == nil {
      let byRow = Dictionary(grouping: cells, by: \.row)
      for row in between.rows.indices.dropFirst() {
        for upper in byRow[row - 1] ?? [] {
          for lower in byRow[row] ?? [] where lower.columns.overlaps(upper.columns) {
            between.rows[row] = max(
              between.rows[row], upper.box.spacing.distance(to: lower.box.spacing, along: .vertical))
          }
        }
      }
    }
    // Without adjacent cells, the standard distance is used.
    func usual(_ gaps: [CGFloat]) -> [CGFloat] { gaps.map { $0 == -.infinity ? ViewSpacing.standard : $0 } }
    return (usual(between.columns), usual(between.rows))
  }

  private func rank(_ box: Box, _ proposal: ProposedViewSize) -> Rank {
    var (least, most) = (ProposedViewSize.zero, ProposedViewSize.infinity)
    for axis in Axis.allCases where proposal[axis] == nil {
      least[axis] = nil
      most[axis] = nil
    }
    let (low, high) = (box.sizeThatFits(least), box.sizeThatFits(most))
    var rank = Rank(priority: box.priority)
    for axis in Axis.allCases where proposal[axis] != nil {
      if high[axis].isFinite { rank.difference += high[axis] - low[axis] } else { rank.infinite += 1 }
    }
    return rank
  }

  // MARK: Sizes

  func lay(_ boxes: [Box], _ proposal: ProposedViewSize) -> Result {
    var (cells, columnCount, rowCount) = cells(boxes)
    let gaps = distances(cells, columns: columnCount, rows: rowCount)
    var tracks = Tracks(
      columns: Array(repeating: 0, count: columnCount), rows: Array(repeating: 0, count: rowCount),
      lengths: (
        proposal.width.map { $0 - gaps.columns.reduce(0, +) }, proposal.height.map { $0 - gaps.rows.reduce(0, +) }
      ), gaps: gaps.columns)
    if proposal != .unspecified {
      for index in cells.indices { cells[index].rank = rank(cells[index].box, proposal) }
    }
    // Single cells are measured first, then cells that span columns, and finally cells that adapt to the others.
    func stage(_ cell: Cell) -> Int { cell.unsized.rawValue != 0 ? 2 : cell.span > 1 ? 1 : 0 }
    for stageIndex in 0..<3 {
      let members = cells.indices.filter { stage(cells[$0]) == stageIndex }
        .sorted { (cells[$0].rank, $0) < (cells[$1].rank, $1) }
      var waiting = members[...]
      var priority: Double?
      while let first = waiting.first {
        let group = waiting.prefix { cells[$0].rank == cells[first].rank }
        if priority != cells[first].rank.priority {
          priority = cells[first].rank.priority
          tracks.beginPriority()
        }
        let pending = cells.indices.filter { index in
          let isLater = stage(cells[index]) > stageIndex || waiting.contains(index)
          return isLater && cells[index].rank.priority == priority
        }.map { cells[$0] }
        tracks.setPending(pending)
        for index in group {
          cells[index].proposal = tracks.offer(cells[index])
          cells[index].size = cells[index].box.sizeThatFits(cells[index].proposal)
        }
        for index in group { tracks.take(cells[index]) }
        waiting = waiting.dropFirst(group.count)
      }
    }
    let alignments = columnAlignments(cells, columnCount)
    fit(&tracks, cells, alignments)
    return Result(
      cells: cells, columns: tracks.columns, rows: tracks.rows, gaps: gaps, columnAlignments: alignments)
  }

  /// The lengths of columns and rows during measuring.
  struct Tracks {
    var columns: [CGFloat]
    var rows: [CGFloat]
    /// The proposed length without the distances; `nil` lets the cells choose it.
    let lengths: (width: CGFloat?, height: CGFloat?)
    let gaps: [CGFloat]
    private var before: (columns: [CGFloat], rows: [CGFloat]) = ([], [])
    private var pending: (columns: Set<Int>, rows: Set<Int>) = ([], [])

    init(
      columns: [CGFloat], rows: [CGFloat], lengths: (width: CGFloat?, height: CGFloat?), gaps: [CGFloat]
    ) {
      self.columns = columns
      self.rows = rows
      self.lengths = lengths
      self.gaps = gaps
    }

    mutating func beginPriority() { before = (columns, rows) }

    mutating func setPending(_ cells: [Cell]) {
      pending = ([], [])
      for cell in cells {
        if !cell.unsized.contains(Axis.vertical) { pending.rows.insert(cell.row) }
        if !cell.unsized.contains(Axis.horizontal), cell.span == 1 { pending.columns.insert(cell.column) }
      }
    }

    func offer(_ cell: Cell) -> ProposedViewSize {
      ProposedViewSize(width: offeredWidth(cell), height: offeredHeight(cell))
    }

    private func offeredWidth(_ cell: Cell) -> CGFloat? {
      let inner = cell.columns.dropFirst().reduce(0) { $0 + gaps[$1] }
      let own = cell.columns.reduce(inner) { $0 + columns[$1] }
      if cell.unsized.contains(Axis.horizontal) { return own }
      guard let width = lengths.width else { return cell.span > 1 ? own : nil }
      if cell.span > 1 {
        let others = columns.indices.filter { !cell.columns.contains($0) }.reduce(0) { $0 + columns[$1] }
        return max(own, width - others + inner)
      }
      return share(width, columns, before.columns, pending.columns)
    }

    private func offeredHeight(_ cell: Cell) -> CGFloat? {
      if cell.unsized.contains(Axis.vertical) { return rows[cell.row] }
      guard let height = lengths.height else { return nil }
      return share(height, rows, before.rows, pending.rows)
    }

    private func share(_ length: CGFloat, _ tracks: [CGFloat], _ before: [CGFloat], _ pending: Set<Int>) -> CGFloat {
      let taken = tracks.indices.reduce(0) { $0 + (pending.contains($1) ? before[$1] : tracks[$1]) }
      return max(0, length - taken) / CGFloat(max(1, pending.count))
    }

    mutating func take(_ cell: Cell) {
      if !cell.unsized.contains(Axis.vertical) { rows[cell.row] = max(rows[cell.row], cell.size.height) }
      guard !cell.unsized.contains(Axis.horizontal) else { return }
      if cell.span == 1 {
        columns[cell.column] = max(columns[cell.column], cell.size.width)
        return
      }
      let inner = cell.columns.dropFirst().reduce(0) { $0 + gaps[$1] }
      let missing = cell.size.width - cell.columns.reduce(inner) { $0 + columns[$1] }
      guard missing > 0 else { return }
      for column in cell.columns { columns[column] += missing / CGFloat(cell.span) }
    }
  }

  // MARK: Alignment

  /// Returns the alignments of columns. The first cell in row order determines the alignment.
  private func columnAlignments(_ cells: [Cell], _ count: Int) -> [AlignmentKey?] {
    var result = [AlignmentKey?](repeating: nil, count: count)
    for cell in cells where result[cell.column] == nil {
      result[cell.column] = cell.box.trait(GridColumnAlignmentTrait.self)?.key
    }
    return result
  }

  /// Increases the heights of rows in which aligned cells, such as those on a common baseline, need more space than
  /// each cell separately.
  private func fit(_ tracks: inout Tracks, _ cells: [Cell], _ alignments: [AlignmentKey?]) {
    for row in tracks.rows.indices {
      let members = cells.filter { $0.row == row && $0.anchor == nil && !$0.unsized.contains(Axis.vertical) }
      let reach = reach(members, members.first?.vertical)
      tracks.rows[row] = max(tracks.rows[row], reach)
    }
    for column in tracks.columns.indices {
      let members = cells.filter {
        $0.column == column && $0.span == 1 && $0.anchor == nil && !$0.unsized.contains(Axis.horizontal)
      }
      tracks.columns[column] = max(
        tracks.columns[column], reach(members, alignments[column] ?? alignment.horizontal.key))
    }
  }

  private func reach(_ cells: [Cell], _ key: AlignmentKey?) -> CGFloat {
    guard let key, cells.count > 1 else { return 0 }
    let (before, after) = extents(cells, key)
    return before.isFinite && after.isFinite ? before + after : 0
  }

  func extents(_ cells: [Cell], _ key: AlignmentKey) -> (before: CGFloat, after: CGFloat) {
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for cell in cells {
      let guide = cell.box.dimensions(size: cell.size, proposal: cell.proposal)[key]
      before = max(before, guide)
      after = max(after, cell.size[key.axis] - guide)
    }
    return (before, after)
  }

  /// Returns the positions of the cells relative to the origin of the grid.
  func places(_ result: Result) -> [CGPoint] {
    func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
      var (position, starts) = (CGFloat(0), [CGFloat]())
      for index in lengths.indices {
        position += gaps[index]
        starts.append(position)
        position += lengths[index]
      }
      return starts
    }
    let columns = starts(result.columns, result.gaps.columns)
    let rows = starts(result.rows, result.gaps.rows)
    let cells = result.cells
    return cells.map { cell in
      let last = cell.columns.upperBound - 1
      let slot = CGRect(
        x: columns[cell.column], y: rows[cell.row], width: columns[last] + result.columns[last] - columns[cell.column],
        height: result.rows[cell.row])
      if let anchor = cell.anchor {
        return CGPoint(
          x: slot.minX + anchor.x * (slot.width - cell.size.width),
          y: slot.minY + anchor.y * (slot.height - cell.size.height))
      }
      let horizontal = result.columnAlignments[cell.column] ?? alignment.horizontal.key
      let column = cells.filter { $0.column == cell.column && $0.span == cell.span && $0.anchor == nil }
      let row = cells.filter { $0.row == cell.row && $0.anchor == nil }
      return CGPoint(
        x: slot.minX + place(cell, column, horizontal, slot.width),
        y: slot.minY + place(cell, row, cell.vertical, slot.height))
    }
  }

  /// Returns the start of a cell in its track. Its guide is aligned with those of the other cells, and the group is
  /// positioned by the alignment.
  private func place(_ cell: Cell, _ others: [Cell], _ key: AlignmentKey, _ length: CGFloat) -> CGFloat {
    let (before, after) = extents(others, key)
    guard before.isFinite, after.isFinite else { return (length - cell.size[key.axis]) / 2 }
    let guide = cell.box.dimensions(size: cell.size, proposal: cell.proposal)[key]
    var (outer, inner) = (CGSize.zero, CGSize.zero)
    outer[key.axis] = length
    inner[key.axis] = before + after
    let shift = ViewDimensions(size: outer, guides: nil)[key] - ViewDimensions(size: inner, guides: nil)[key]
    return before - guide + shift
  }
}
