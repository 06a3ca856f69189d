import SwiftUI

/// The extent of a mark on a scale, after stacking.
enum PlacedExtent {
  /// A value and its place among marks that are side by side.
  case value(PlottedField)
  case interval(PlottedValue, PlottedValue)
  case points(CGFloat?, CGFloat?)
  case point(CGFloat?)
}

/// A mark after stacking.
struct PlacedMark {
  let record: MarkRecord
  /// The index of the mark in the content. The points of a function share one.
  let source: Int
  var x: PlacedExtent
  var y: PlacedExtent
  /// Whether the mark extends vertically from zero.
  var isVertical: Bool
  /// The fractions of the angle of a sector.
  var turn = (start: 0.0, end: 0.0)
}

/// A chart's marks and scales, which do not depend on its size.
@MainActor
final class ChartModel {
  let settings: ChartSettings
  let collection: MarkCollection
  private(set) var marks: [PlacedMark] = []
  private(set) var x: PositionScale?
  private(set) var y: PositionScale?
  private(set) var isNormalized = (x: false, y: false)
  private(set) var foreground: StyleScale<AnyShapeStyle>
  private(set) var symbols: StyleScale<MarkSymbol>
  private(set) var lineStyles: StyleScale<StrokeStyle>
  private(set) var sizes: FieldValues
  /// The numbers that colors represent; empty if colors represent categories.
  private(set) var colorNumbers: FieldValues
  private(set) var colorLabel: PlottedField?
  /// The places of marks that are side by side.
  private(set) var dodging: [PlottedValue: Int] = [:]
  /// The sum of the values of sectors.
  private(set) var total = 0.0
  private(set) var xLabel: PlottedField?
  private(set) var yLabel: PlottedField?

  init(_ collection: MarkCollection, _ settings: ChartSettings) {
    self.collection = collection
    self.settings = settings
    var styles = FieldOrder()
    var symbolOrder = FieldOrder()
    var lineOrder = FieldOrder()
    var numbers = FieldValues()
    sizes = FieldValues()
    for mark in collection.marks {
      let traits = mark.traits
      if let field = traits.foregroundBy {
        if field.value.kind == .category { styles.add(field) } else { numbers.add(field) }
        if colorLabel == nil { colorLabel = field }
      }
      if let field = traits.symbolBy { symbolOrder.add(field) }
      if let field = traits.lineStyleBy { lineOrder.add(field) }
      if let field = traits.symbolSizeBy { sizes.add(field.value) }
      if let dodge = traits.dodge, dodging[dodge.field.value] == nil { dodging[dodge.field.value] = dodging.count }
    }
    // Numbers are categories if the app assigns styles to them.
    if settings.foreground.domain != nil && settings.foreground.gradient == nil || settings.foreground.mapping != nil {
      for mark in collection.marks { if let field = mark.traits.foregroundBy { styles.add(field) } }
      numbers = FieldValues()
    }
    colorNumbers = numbers
    foreground = StyleScale(
      styles.values, settings.foreground, defaults: ChartDefaults.colors.map { AnyShapeStyle($0) },
      label: styles.label)
    symbols = StyleScale(
      symbolOrder.values, settings.symbols, defaults: ChartDefaults.symbols.map { .shape($0) },
      label: symbolOrder.label)
    lineStyles = StyleScale(
      lineOrder.values, settings.lineStyles, defaults: ChartDefaults.lineStyles, label: lineOrder.label)
    place()
    makeScales()
  }

  // MARK: Stacking

  private func place() {
    var stacking = Stacking()
    marks.reserveCapacity(collection.marks.count)
    for (source, mark) in collection.marks.enumerated() {
      let isVertical = Self.isVertical(mark)
      var placed = PlacedMark(
        record: mark, source: source, x: Self.extent(mark.x), y: Self.extent(mark.y), isVertical: isVertical)
      if mark.sampling == nil { stack(&placed, &stacking) }
      marks.append(placed)
    }
    stacking.finish(&marks)
    isNormalized = stacking.normalized
    total = stacking.total
  }

  private static func extent(_ extent: MarkExtent) -> PlacedExtent {
    switch extent {
    case .value(let field): .value(field)
    case .interval(let low, let high): .interval(low.value, high.upper ?? high.value)
    case .points(let low, let high): .points(low, high)
    case .point(let position): .point(position)
    }
  }

  /// Returns whether a mark with two values extends vertically: along the one of both that is a number.
  static func isVertical(_ mark: MarkRecord) -> Bool {
    guard case .value(let y) = mark.y else {
      if case .interval = mark.y { return true }
      // A mark without y extends along x.
      if case .value(let x) = mark.x { return x.value.kind != .number || x.upper != nil }
      return false
    }
    guard case .value(let x) = mark.x else { return !isNumber(mark.x) && y.value.kind == .number && y.upper == nil }
    if y.value.kind != .number || y.upper != nil { return !(x.value.kind == .number && x.upper == nil) }
    return true
  }

  private static func isNumber(_ extent: MarkExtent) -> Bool {
    if case .interval = extent { return true }
    return false
  }

  private func stack(_ mark: inout PlacedMark, _ stacking: inout Stacking) {
    let index = marks.count
    switch mark.record.kind {
    case .sector:
      guard case .value(let field) = mark.record.x, let amount = field.value.amount else { return }
      stacking.addSector(index, max(0, amount))
    case .bar, .area:
      let (along, across) = mark.isVertical ? (mark.record.y, mark.record.x) : (mark.record.x, mark.record.y)
      guard case .value(let field) = along, field.upper == nil, case .number(let amount) = field.value else { return }
      let key = StackKey(
        kind: mark.record.kind, isVertical: mark.isVertical, method: mark.record.stacking,
        position: across.field?.value, dodge: mark.record.traits.dodge?.field.value)
      stacking.add(index, amount, key)
    case .line, .point, .rule, .rectangle: break
    }
  }

  // MARK: Scales

  private func makeScales() {
    var (xs, ys) = (FieldValues(), FieldValues())
    xs.areCategories = settings.x.type == .category
    ys.areCategories = settings.y.type == .category
    for mark in marks where mark.record.kind != .sector && mark.record.sampling == nil {
      add(mark.x, to: &xs)
      add(mark.y, to: &ys)
      if xLabel == nil { xLabel = mark.record.x.field }
      if yLabel == nil { yLabel = mark.record.y.field }
    }
    addFunctions(&xs, &ys)
    x = scale(xs, settings.x, rounding: 5)
    y = scale(ys, settings.y, rounding: 5)
  }

  private func add(_ extent: PlacedExtent, to values: inout FieldValues) {
    switch extent {
    case .value(let field): values.add(field)
    case .interval(let low, let high):
      values.add(low)
      values.add(high)
    case .points, .point: break
    }
  }

  private func scale(_ values: FieldValues, _ settings: AxisSettings, rounding: Int) -> PositionScale? {
    var scale = values.scale(settings.domain ?? Domain(), settings.type, rounding: rounding)
    if let range = settings.range { scale?.range = range }
    return scale
  }

  /// Replaces functions by their points.
  private func addFunctions(_ xs: inout FieldValues, _ ys: inout FieldValues) {
    guard marks.contains(where: { $0.record.sampling != nil }) else { return }
    for mark in marks {
      guard let domain = mark.record.sampling?.domain else { continue }
      xs.add(.number(domain.lowerBound))
      xs.add(.number(domain.upperBound))
    }
    let shown = scale(xs, settings.x, rounding: 5)?.domain.compactMap(\.amount) ?? [0, 1]
    let bounds = (shown.min() ?? 0, shown.max() ?? 1)
    var replaced: [PlacedMark] = []
    for (index, mark) in marks.enumerated() {
      guard let sampling = mark.record.sampling else {
        replaced.append(mark)
        continue
      }
      let low = max(sampling.domain?.lowerBound ?? bounds.0, bounds.0)
      let high = min(sampling.domain?.upperBound ?? bounds.1, bounds.1)
      guard low < high else { continue }
      if xLabel == nil { xLabel = mark.record.x.field }
      if yLabel == nil { yLabel = mark.record.y.field }
      for step in 0...FunctionSampling.count {
        let position = low + (high - low) * Double(step) / Double(FunctionSampling.count)
        let values = sampling.values(position)
        var point = mark
        point.x = .value(PlottedField(mark.record.x.field?.label ?? .string(""), .number(position)))
        point.y =
          mark.record.kind == .line
          ? .value(PlottedField(mark.record.y.field?.label ?? .string(""), .number(values.0)))
          : .interval(.number(values.0), .number(values.1))
        // Each function is a separate line.
        var record = mark.record
        record.series = PlottedField(.string(""), .category("function \(index)"))
        point = PlacedMark(record: record, source: mark.source, x: point.x, y: point.y, isVertical: true)
        replaced.append(point)
        for value in [values.0, values.1] where value.isFinite { ys.add(.number(value)) }
        xs.add(.number(position))
      }
    }
    marks = replaced
  }
}

/// The categories of a style, in the order of the data.
struct FieldOrder {
  private(set) var values: [PlottedValue] = []
  private(set) var label: PlottedField?
  private var known: Set<PlottedValue> = []

  mutating func add(_ field: PlottedField) {
    if label == nil { label = field }
    if known.insert(field.value).inserted { values.append(field.value) }
  }
}
