import SwiftUI

/// The outline of a mark in a plot.
enum MarkOutline {
  case path(Path)
  case stroke(Path, StrokeStyle)
  case rect(CGRect)
  case symbol(any ChartSymbolShape, CGRect)

  /// The smallest rectangle with the drawing; null for an empty path.
  var bounds: CGRect {
    switch self {
    case .path(let path): path.boundingRect
    case .stroke(let path, let style):
      path.boundingRect.isNull ? .null : path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
    case .rect(let rect): rect
    case .symbol(_, let frame): frame
    }
  }
}

/// A drawing of a plot.
struct MarkDrawing {
  let outline: MarkOutline
  /// The mark whose traits the drawing has.
  let mark: Int
  let zIndex: Double
}

/// The positions of a chart's marks in a plot of a size.
@MainActor
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  private(set) var drawings: [MarkDrawing] = []
  /// The frames of marks by their index.
  private(set) var frames: [CGRect] = []
  /// The views that are symbols, and their positions.
  private(set) var symbolViews: [(view: AnyView, position: CGPoint)] = []
  private var gaps: (x: CGFloat, y: CGFloat) = (0, 0)

  init(_ model: ChartModel, size: CGSize, scrolling: PlotScrolling = PlotScrolling()) {
    self.model = model
    self.size = size
    var x = model.x?.resolved(length: size.width, isVertical: false)
    var y = model.y?.resolved(length: size.height, isVertical: true)
    x?.scrolling = (scrolling.ratio.width, scrolling.fraction.x)
    y?.scrolling = (scrolling.ratio.height, scrolling.fraction.y)
    self.x = x
    self.y = y
    measureGaps()
    frames = [CGRect](repeating: .null, count: model.marks.count)
    build()
  }

  // MARK: Extents

  /// Finds the smallest gaps between bars on continuous scales.
  private mutating func measureGaps() {
    func gap(_ scale: PositionScale?, _ extent: (PlacedMark) -> PlacedExtent) -> CGFloat {
      guard let scale, case .continuous = scale.values else { return 0 }
      var positions: [CGFloat] = []
      for mark in model.marks where mark.record.kind == .bar || mark.record.kind == .rectangle {
        if case .value(let field) = extent(mark), field.upper == nil, let at = scale.position(field.value) {
          positions.append(at)
        }
      }
      positions.sort()
      var least = CGFloat.infinity
      for (low, high) in zip(positions, positions.dropFirst()) where high - low > 0.01 {
        least = min(least, high - low)
      }
      return least.isFinite ? least : 0
    }
    gaps = (gap(x) { $0.x }, gap(y) { $0.y })
  }

  /// Returns the positions of the start and the end of a mark along an axis.
  private func span(_ mark: PlacedMark, isVertical: Bool) -> (CGFloat, CGFloat)? {
    let extent = isVertical ? mark.y : mark.x
    let length = isVertical ? size.height : size.width
    switch extent {
    case .points(let low, let high): return (low ?? 0, high ?? length)
    case .point(let position): return (position ?? length / 2, position ?? length / 2)
    case .interval(let low, let high):
      guard let scale = isVertical ? y : x, let start = scale.band(low), let end = scale.band(high) else { return nil }
      if scale.kind == .category {
        return (min(start.lowerBound, end.lowerBound), max(start.upperBound, end.upperBound))
      }
      return (start.lowerBound, end.lowerBound)
    case .value(let field): return band(mark, field, isVertical: isVertical)
    }
  }

  private func band(_ mark: PlacedMark, _ field: PlottedField, isVertical: Bool) -> (CGFloat, CGFloat)? {
    guard let scale = isVertical ? y : x, let full = scale.band(field.value) else { return nil }
    var (low, high) = (full.lowerBound, full.upperBound)
    var isBand = scale.step != nil
    if let upper = field.upper, scale.step == nil, let end = scale.position(upper) {
      (low, high) = (min(low, end), max(high, end))
      isBand = true
    }
    if let dodge = mark.record.traits.dodge, dodge.axis.map({ ($0 == .vertical) == isVertical }) ?? isBand {
      (low, high) = place(dodge, low, high)
    }
    let middle = (low + high) / 2
    guard mark.record.kind == .bar || mark.record.kind == .rectangle else { return (middle, middle) }
    let dimension = isVertical ? mark.record.height : mark.record.width
    let ratio = mark.record.kind == .bar && mark.record.traits.dodge == nil ? ChartDefaults.barRatio : 1
    let gap = isVertical ? gaps.y : gaps.x
    let available = isBand ? high - low : gap
    var automatic = available * ratio
    if !isBand { automatic = gap > 0 ? max(1, automatic) : ChartDefaults.barWidth }
    let length = dimension.length(in: available, automatic: automatic)
    return (middle - length / 2, middle + length / 2)
  }

  /// Returns the place of a mark among those that are side by side.
  private func place(_ dodge: Dodge, _ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
    guard let index = model.dodging[dodge.field.value] else { return (low, high) }
    let shared = dodge.span.length(in: high - low, automatic: (high - low) * 0.8)
    let each = shared / CGFloat(max(1, model.dodging.count))
    let start = (low + high - shared) / 2 + each * CGFloat(index)
    return (start, start + each)
  }

  // MARK: Building

  private mutating func build() {
    var lines: [LineKey: Int] = [:]
    var groups: [LineGroup] = []
    var order: [(zIndex: Double, item: Item)] = []
    for (index, mark) in model.marks.enumerated() {
      let kind = mark.record.kind
      if kind == .line || kind == .area {
        let key = LineKey(mark)
        if let found = lines[key] {
          groups[found].marks.append(index)
        } else {
          lines[key] = groups.count
          order.append((mark.record.traits.zIndex, .line(groups.count)))
          groups.append(LineGroup(kind: kind, marks: [index]))
        }
      } else {
        order.append((mark.record.traits.zIndex, .mark(index)))
      }
    }
    drawings.reserveCapacity(order.count)
    for entry in order {
      switch entry.item {
      case .mark(let index): addMark(index)
      case .line(let group): addLine(groups[group])
      }
    }
    guard order.contains(where: { $0.zIndex != 0 }) else { return }
    // Marks with the same index keep their order.
    drawings = drawings.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private enum Item {
    case mark(Int)
    case line(Int)
  }

  private struct LineGroup {
    let kind: MarkKind
    var marks: [Int]
  }

  /// The values that the points of one line share.
  private struct LineKey: Hashable {
    let kind: MarkKind
    let series: PlottedValue?
    let style: PlottedValue?
    let symbol: PlottedValue?
    let line: PlottedValue?

    init(_ mark: PlacedMark) {
      kind = mark.record.kind
      series = mark.record.series?.value
      style = mark.record.traits.foregroundBy?.value
      symbol = mark.record.traits.symbolBy?.value
      line = mark.record.traits.lineStyleBy?.value
    }
  }

  private mutating func draw(_ outline: MarkOutline, _ mark: Int) {
    drawings.append(MarkDrawing(outline: outline, mark: mark, zIndex: model.marks[mark].record.traits.zIndex))
  }

  private mutating func addMark(_ index: Int) {
    let mark = model.marks[index]
    if mark.record.kind == .sector { return addSector(index) }
    guard var (left, right) = span(mark, isVertical: false), var (top, bottom) = span(mark, isVertical: true) else {
      return
    }
    if let offset = mark.record.traits.offset {
      (left, right, top, bottom) = (
        left + offset.xStart, right + offset.xEnd, top + offset.yStart, bottom + offset.yEnd
      )
    }
    let rect = CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    switch mark.record.kind {
    case .point:
      addSymbol(index, CGPoint(x: rect.midX, y: rect.midY))
    case .rule:
      frames[index] = rect
      let style = lineStyle(mark, ChartDefaults.ruleWidth)
      let isHorizontal = rect.width >= rect.height
      let path = CGMutablePath()
      path.move(to: CGPoint(x: isHorizontal ? rect.minX : rect.midX, y: isHorizontal ? rect.midY : rect.minY))
      path.addLine(to: CGPoint(x: isHorizontal ? rect.maxX : rect.midX, y: isHorizontal ? rect.midY : rect.maxY))
      draw(.stroke(Path(path), style), index)
    default:
      frames[index] = rect
      guard let radii = mark.record.traits.cornerRadii else { return draw(.rect(rect), index) }
      let shape = UnevenRoundedRectangle(cornerRadii: radii, style: mark.record.traits.cornerStyle)
      draw(.path(shape.path(in: rect)), index)
    }
  }

  private func lineStyle(_ mark: PlacedMark, _ width: CGFloat) -> StrokeStyle {
    if let style = mark.record.traits.lineStyle { return style }
    if let field = mark.record.traits.lineStyleBy, let style = model.lineStyles.style(field.value) { return style }
    return StrokeStyle(lineWidth: width)
  }

  // MARK: Symbols

  private mutating func addSymbol(_ index: Int, _ center: CGPoint) {
    let traits = model.marks[index].record.traits
    var symbol = traits.symbol
    if let field = traits.symbolBy { symbol = model.symbols.style(field.value) }
    let size = symbolSize(traits)
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    frames[index] = frame
    switch symbol {
    case .view(let view): symbolViews.append((view, center))
    case .shape(let shape): draw(.symbol(shape, frame), index)
    case nil: draw(.symbol(BasicChartSymbolShape.circle, frame), index)
    }
  }

  private func symbolSize(_ traits: MarkTraits) -> CGSize {
    if let size = traits.symbolSize { return size }
    var area = traits.symbolArea ?? ChartDefaults.symbolArea
    if let field = traits.symbolSizeBy { area = model.area(of: field.value) }
    // The area is that of a circle with the symbol's diameter.
    let diameter = 2 * (area / .pi).squareRoot()
    return CGSize(width: diameter, height: diameter)
  }

  // MARK: Lines

  private mutating func addLine(_ group: LineGroup) {
    var runs: [(marks: [Int], low: [CGPoint], high: [CGPoint])] = []
    var (marks, low, high): ([Int], [CGPoint], [CGPoint]) = ([], [], [])
    for index in group.marks {
      let mark = model.marks[index]
      guard let points = ends(mark), points.0.x.isFinite, points.0.y.isFinite, points.1.x.isFinite, points.1.y.isFinite
      else {
        // A missing value interrupts the line.
        if !marks.isEmpty { runs.append((marks, low, high)) }
        (marks, low, high) = ([], [], [])
        continue
      }
      marks.append(index)
      low.append(points.0)
      high.append(points.1)
      frames[index] = CGRect(
        x: min(points.0.x, points.1.x), y: min(points.0.y, points.1.y), width: abs(points.1.x - points.0.x),
        height: abs(points.1.y - points.0.y))
    }
    if !marks.isEmpty { runs.append((marks, low, high)) }
    for run in runs {
      let first = run.marks[0]
      let mark = model.marks[first]
      let method = mark.record.traits.interpolation ?? .linear
      if group.kind == .line {
        draw(.stroke(LinePaths.line(run.high, method), lineStyle(mark, ChartDefaults.lineWidth)), first)
      } else {
        draw(.path(LinePaths.area(run.low, run.high, method)), first)
      }
      guard group.kind == .line else { continue }
      for (index, point) in zip(run.marks, run.high) {
        let traits = model.marks[index].record.traits
        if traits.symbol != nil || traits.symbolBy != nil { addSymbol(index, point) }
      }
    }
  }

  /// Returns the two points of a line or an area at a mark. Those of a line are equal.
  private func ends(_ mark: PlacedMark) -> (CGPoint, CGPoint)? {
    guard let (left, right) = span(mark, isVertical: false), let (top, bottom) = span(mark, isVertical: true) else {
      return nil
    }
    let offset = mark.record.traits.offset ?? MarkOffset(xStart: 0, xEnd: 0, yStart: 0, yEnd: 0)
    return (
      CGPoint(x: left + offset.xStart, y: top + offset.yStart), CGPoint(x: right + offset.xEnd, y: bottom + offset.yEnd)
    )
  }

  // MARK: Sectors

  private mutating func addSector(_ index: Int) {
    let mark = model.marks[index]
    guard mark.turn.end > mark.turn.start else { return }
    let offset = mark.record.traits.offset
    let center = CGPoint(x: size.width / 2 + (offset?.xStart ?? 0), y: size.height / 2 + (offset?.yStart ?? 0))
    let radius = min(size.width, size.height) / 2
    func length(_ dimension: MarkDimension, _ automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.kind { return max(0, radius - inset) }
      return dimension.length(in: radius, automatic: automatic)
    }
    let (inner, outer) = (length(mark.record.width, 0), length(mark.record.height, radius))
    let path = SectorPaths.sector(
      center, inner: inner, outer: outer, from: mark.turn.start * 2 * .pi, to: mark.turn.end * 2 * .pi,
      inset: mark.record.inset ?? 0, corner: mark.record.traits.cornerRadii?.topLeading ?? 0)
    frames[index] = path.boundingRect
    draw(.path(path), index)
  }

  /// Returns the middle of a sector, at which its overlay annotations are.
  func sectorMiddle(_ index: Int) -> CGPoint? {
    let mark = model.marks[index]
    guard mark.record.kind == .sector, mark.turn.end > mark.turn.start else { return nil }
    let radius = min(size.width, size.height) / 2
    func length(_ dimension: MarkDimension, _ automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.kind { return max(0, radius - inset) }
      return dimension.length(in: radius, automatic: automatic)
    }
    let distance = (length(mark.record.width, 0) + length(mark.record.height, radius)) / 2
    let angle = (mark.turn.start + mark.turn.end) * .pi - .pi / 2
    return CGPoint(x: size.width / 2 + distance * cos(angle), y: size.height / 2 + distance * sin(angle))
  }

  /// Returns the bounds of the marks of an annotation; null if none of them is drawn.
  ///
  /// - Complexity: O(*k* + log *n*), where *k* is the number of the annotation's marks.
  func bounds(of marks: Range<Int>) -> CGRect {
    drawn(marks).reduce(CGRect.null) { $0.union(frames[$1]) }
  }

  /// Returns the indices of the drawn marks of an annotation. Marks are in the order of their sources.
  func drawn(_ marks: Range<Int>) -> Range<Int> {
    func first(_ source: Int) -> Int {
      var (low, high) = (0, model.marks.count)
      while low < high {
        let middle = (low + high) / 2
        if model.marks[middle].source < source { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(marks.lowerBound)..<first(marks.upperBound)
  }
}

/// The part of a scrolled plot that is visible.
struct PlotScrolling: Equatable {
  /// The lengths of the plot in multiples of those of its visible part.
  var ratio = CGSize(width: 1, height: 1)
  /// The fractions of the plot that are before its visible part.
  var fraction = CGPoint.zero

  var isScrolled: Bool { ratio.width > 1 || ratio.height > 1 }
}
