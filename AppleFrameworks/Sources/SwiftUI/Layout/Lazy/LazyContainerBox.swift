import UIKit

/// The box of lazy stacks and grids. It creates rows when they become visible.
///
/// The lengths of lines that were never created are estimates from the average of the other lines.
final class LazyContainerBox: Box {
  var flow: LazyFlow {
    didSet {
      lines = nil
      invalidateSize()
    }
  }
  private let items: () -> [LazyItem]
  private var units: [Unit]?
  private var lines: (tracks: Int, all: [Line])?
  /// The visible rows, by their nodes.
  private var shown: [ObjectIdentifier: Node] = [:]

  /// An element of the sequence: a view, or a row that may not exist yet.
  private struct Unit {
    enum Kind { case cell, header, footer }
    let kind: Kind
    let section: Int
    let row: (source: any LazyRowSource, index: Int)?
    var boxes: [Box]?
  }

  /// A line of cells.
  private struct Line {
    let kind: Unit.Kind
    let section: Int
    /// The cells, each with its unit and its index in the unit. A row that does not exist yet counts as one cell.
    var cells: [(unit: Int, index: Int)]
  }

  init(_ flow: LazyFlow, node: Node, items: @escaping () -> [LazyItem]) {
    self.flow = flow
    self.items = items
    super.init(node: node)
  }

  private var axis: Axis { flow.axis }
  override var endsStack: Bool { true }
  override var stackAxis: Axis? { flow.items == nil ? axis : nil }
  override var contained: [Box] { current.flatMap { $0.boxes ?? [] } }

  func contentDidChange() {
    units = nil
    lines = nil
    invalidateSize()
  }

  // MARK: Content

  private var current: [Unit] {
    if let units { return units }
    var result: [Unit] = []
    var section = 0
    var footers: [Box] = []
    for item in items() {
      switch item {
      case .box(let box): result.append(Unit(kind: .cell, section: section, row: nil, boxes: [box]))
      case .row(let source, let index):
        result.append(
          Unit(
            kind: .cell, section: section, row: (source, index),
            boxes: source.isMade(at: index) ? made(source, index) : nil))
      case .sectionBegins(let header, let footer):
        section += 1
        if !header.isEmpty { result.append(Unit(kind: .header, section: section, row: nil, boxes: header)) }
        footers = footer
      case .sectionEnds:
        if !footers.isEmpty { result.append(Unit(kind: .footer, section: section, row: nil, boxes: footers)) }
        footers = []
        section += 1
      }
    }
    for unit in result { for box in unit.boxes ?? [] { box.superbox = self } }
    units = result
    return result
  }

  private func made(_ source: any LazyRowSource, _ index: Int) -> [Box] {
    var found: [Box] = []
    source.node(at: index).collect(into: &found)
    for box in found { box.superbox = self }
    return found
  }

  /// Returns the boxes of a unit, and creates them if necessary. The lines change if the row has more than one cell.
  private func boxes(_ index: Int) -> [Box] {
    if let boxes = current[index].boxes { return boxes }
    guard let row = current[index].row else { return [] }
    let boxes = made(row.source, row.index)
    units?[index].boxes = boxes
    if boxes.count != 1 { lines = nil }
    return boxes
  }

  private func lines(_ tracks: Int) -> [Line] {
    if let lines, lines.tracks == tracks { return lines.all }
    var result: [Line] = []
    for (index, unit) in current.enumerated() {
      for cell in 0..<(unit.boxes?.count ?? 1) {
        if unit.kind == .cell, let last = result.last, last.kind == .cell, last.section == unit.section,
          last.cells.count < tracks
        {
          result[result.count - 1].cells.append((index, cell))
        } else {
          result.append(Line(kind: unit.kind, section: unit.section, cells: [(index, cell)]))
        }
      }
    }
    lines = (tracks, result)
    return result
  }

  // MARK: Sizes

  private func proposal(_ line: Line, _ cell: Int, _ tracks: [LazyFlow.Track], _ across: CGFloat?) -> ProposedViewSize {
    var result = ProposedViewSize.unspecified
    // Headers and footers of sections have the width of the container.
    result[axis.other] = across.map { line.kind == .cell ? tracks[cell].length : $0 }
    return result
  }

  /// Returns the length of a line; `nil` if none of its cells exist.
  private func extent(_ line: Line, _ tracks: [LazyFlow.Track], _ across: CGFloat?) -> CGFloat? {
    var result: CGFloat?
    for (place, cell) in line.cells.enumerated() {
      guard let boxes = current[cell.unit].boxes, cell.index < boxes.count else { continue }
      let size = boxes[cell.index].sizeThatFits(proposal(line, place, tracks, across))
      result = max(result ?? 0, size[axis])
    }
    return result
  }

  private func isWhole(_ line: Line) -> Bool { line.cells.allSatisfy { current[$0.unit].boxes != nil } }

  /// Returns the lengths of all lines. Unknown lengths are estimated from the average.
  private func extents(_ tracks: [LazyFlow.Track], _ across: CGFloat?) -> [CGFloat] {
    var all = lines(tracks.count)
    if let first = all.first, !isWhole(first) {
      for cell in first.cells { _ = boxes(cell.unit) }
      all = lines(tracks.count)
    }
    let known = all.map { extent($0, tracks, across) }
    let cells = zip(all, known).compactMap { $0.kind == .cell ? $1 : nil }
    let average = cells.isEmpty ? 0 : cells.reduce(0, +) / CGFloat(cells.count)
    return known.map { $0 ?? average }
  }

  private func total(_ extents: [CGFloat]) -> CGFloat {
    extents.reduce(0, +) + CGFloat(max(0, extents.count - 1)) * flow.spacing
  }

  /// Returns the length across the axis for proposals without that length, which is that of the first views.
  private func ideal() -> CGFloat {
    if let items = flow.items {
      let lengths = items.map { item -> CGFloat in
        switch item.size {
        case .fixed(let size): size
        case .flexible(let least, _), .adaptive(let least, _): least
        }
      }
      return lengths.reduce(0, +) + items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    }
    if !current.isEmpty { _ = boxes(0) }
    return current.flatMap { $0.boxes ?? [] }.map { $0.sizeThatFits(.unspecified)[axis.other] }.max() ?? 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    let across = offered ?? ideal()
    let tracks = flow.tracks(across)
    var size = CGSize.zero
    size[axis] = total(extents(tracks, across))
    size[axis.other] = flow.items == nil ? across : tracks.last.map { $0.start + $0.length } ?? 0
    return size
  }

  // MARK: Positions

  override func arrange(_ context: PlacementContext) {
    announce()
    let across = proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? frame.size[axis.other]
    let tracks = flow.tracks(across)
    let window = window(context)
    var nodes: [ObjectIdentifier: Node] = [:]
    var places: [(line: Line, start: CGFloat, length: CGFloat)] = []
    // New rows change the following lines, so layout repeats until no new rows are created.
    var isSettled = false
    var length: CGFloat = 0
    for _ in 0..<50 where !isSettled {
      isSettled = true
      places.removeAll(keepingCapacity: true)
      let extents = extents(tracks, across)
      var position: CGFloat = 0
      for (index, line) in lines(tracks.count).enumerated() {
        let isSeen = position < window.upperBound && position + extents[index] > window.lowerBound
        if isSeen, !isWhole(line) {
          for cell in line.cells { make(cell.unit) }
          isSettled = false
        }
        if isSeen || line.kind != .cell { places.append((line, position, extents[index])) }
        position += extents[index] + flow.spacing
      }
      length = max(0, position - flow.spacing)
    }
    for place in places where place.line.kind == .cell {
      put(place.line, place.start, place.length, tracks, across, context)
    }
    for place in places where place.line.kind != .cell {
      let start = pinned(place, among: places, in: window, end: length, tracks)
      put(place.line, start, place.length, tracks, across, context)
    }
    for place in places {
      for cell in place.line.cells {
        guard let row = current[cell.unit].row else { continue }
        let node = row.source.node(at: row.index)
        nodes[ObjectIdentifier(node)] = node
      }
    }
    tell(nodes)
    if abs(length - frame.size[axis]) > 0.01 { invalidateSize() }
  }

  /// Creates a row that has become visible.
  private func make(_ unit: Int) {
    _ = boxes(unit)
    if let row = current[unit].row {
      let node = row.source.node(at: row.index)
      shown[ObjectIdentifier(node)] = node
    }
  }

  /// Reports rows that have appeared or disappeared. Their state is preserved.
  private func tell(_ nodes: [ObjectIdentifier: Node]) {
    let graph = node.graph
    for (id, node) in nodes where shown[id] == nil { graph.added(node) }
    for (id, node) in shown where nodes[id] == nil && !node.isGone { graph.hid(node) }
    shown = nodes
  }

  /// Informs the enclosing scroll views that their content depends on the scroll position.
  private func announce() {
    var box = superbox ?? enclosing
    while let current = box {
      (current as? any LazyHost)?.holdsLazyContent = true
      box = current.superbox ?? current.enclosing
    }
  }

  /// Returns the visible range along the axis, relative to the start of this box.
  private func window(_ context: PlacementContext) -> Range<CGFloat> {
    guard let visible = context.visible else { return -.infinity..<(.infinity) }
    if axis == .vertical { return visible.minY - frame.minY..<max(visible.minY, visible.maxY) - frame.minY }
    if environment.layoutDirection == .rightToLeft {
      return frame.maxX - visible.maxX..<max(frame.maxX - visible.maxX, frame.maxX - visible.minX)
    }
    return visible.minX - frame.minX..<max(visible.minX, visible.maxX) - frame.minX
  }

  private func put(
    _ line: Line, _ start: CGFloat, _ length: CGFloat, _ tracks: [LazyFlow.Track], _ across: CGFloat,
    _ context: PlacementContext
  ) {
    for (place, cell) in line.cells.enumerated() {
      guard let boxes = current[cell.unit].boxes, cell.index < boxes.count else { continue }
      let box = boxes[cell.index]
      let proposal = proposal(line, place, tracks, across)
      let content = box.dimensions(proposal)
      let track =
        line.kind == .cell
        ? tracks[place] : LazyFlow.Track(start: 0, length: frame.size[axis.other], alignment: flow.alignment)
      var slot = CGSize.zero
      slot[axis] = length
      slot[axis.other] = track.length
      var origin = track.alignment.origin(of: content, in: slot)
      origin[axis] += start
      origin[axis.other] += track.start
      placeInside(box, at: origin, size: content.size, proposal, context)
    }
  }

  /// Returns the position of a section's header or footer, which stays visible together with the section.
  private func pinned(
    _ place: (line: Line, start: CGFloat, length: CGFloat),
    among places: [(line: Line, start: CGFloat, length: CGFloat)],
    in window: Range<CGFloat>, end: CGFloat, _ tracks: [LazyFlow.Track]
  ) -> CGFloat {
    let isHeader = place.line.kind == .header
    guard flow.pinned.contains(isHeader ? .sectionHeaders : .sectionFooters) else { return place.start }
    let section = bounds(of: place.line.section, tracks)
    if isHeader {
      return max(place.start, min(window.lowerBound, section.upperBound - place.length))
    }
    return min(place.start, max(window.upperBound - place.length, section.lowerBound))
  }

  private func bounds(of section: Int, _ tracks: [LazyFlow.Track]) -> Range<CGFloat> {
    let across = frame.size[axis.other]
    var (position, first, last) = (CGFloat(0), CGFloat?.none, CGFloat(0))
    for (line, extent) in zip(lines(tracks.count), extents(tracks, across)) {
      if line.section == section {
        first = first ?? position
        last = position + extent
      }
      position += extent + flow.spacing
    }
    return (first ?? 0)..<max(first ?? 0, last)
  }

  // MARK: Scrolling

  /// Returns the frame of a row that may not exist yet, in the container view.
  func frame(ofRow id: AnyHashable) -> CGRect? {
    guard let unit = current.firstIndex(where: { $0.row.map { $0.source.rowID(at: $0.index) } == id }) else {
      return nil
    }
    let across = frame.size[axis.other]
    let tracks = flow.tracks(across)
    _ = boxes(unit)
    var position: CGFloat = 0
    for (line, extent) in zip(lines(tracks.count), extents(tracks, across)) {
      if line.cells.contains(where: { $0.unit == unit }) {
        var result = frame
        if axis == .vertical {
          result.origin.y += position
          result.size.height = extent
        } else {
          let isMirrored = environment.layoutDirection == .rightToLeft
          result.origin.x = isMirrored ? frame.maxX - position - extent : frame.minX + position
          result.size.width = extent
        }
        return result
      }
      position += extent + flow.spacing
    }
    return nil
  }
}
