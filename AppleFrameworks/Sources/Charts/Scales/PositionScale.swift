import Foundation

/// A scale from values to positions along an axis, in points.
struct PositionScale {
  enum Values {
    case continuous(low: Double, high: Double)
    case categories([String], [String: Int])
  }

  let kind: PlottedKind
  let type: ScaleType
  let values: Values
  /// Whether the values run from the end to the start: from right to left, or from top to bottom.
  var isReversed = false
  var range = PositionRange.padded(0, 0)
  /// Whether positions start at the bottom.
  var isVertical = false
  /// The length of the plot along the axis, in points.
  var length: CGFloat = 0
  /// The length of a scrolled plot in multiples of its visible part, and the fraction of it that is before that part.
  var scrolling = (ratio: CGFloat(1), fraction: CGFloat(0))
  /// The ranges of calendar units that the data has.
  var unit: Calendar.Component?

  init(kind: PlottedKind, type: ScaleType, values: Values) {
    self.kind = kind
    self.type = type
    self.values = values
  }

  static func categories(_ names: [String]) -> PositionScale {
    let indices = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return PositionScale(kind: .category, type: .category, values: .categories(names, indices))
  }

  func resolved(length: CGFloat, isVertical: Bool) -> PositionScale {
    var scale = self
    scale.length = length
    scale.isVertical = isVertical
    return scale
  }

  /// The positions of the first and the last value.
  private var ends: (start: CGFloat, end: CGFloat) {
    let total = length * scrolling.ratio
    var (start, end): (CGFloat, CGFloat)
    switch range {
    case .padded(let before, let after): (start, end) = (before, total - after)
    case .fixed(let low, let high): (start, end) = (low, high)
    }
    // Numbers rise from the bottom, and categories are in order from the top
    // (developer.apple.com/documentation/charts/barmark, the chart with horizontal bars).
    if isVertical, kind != .category { (start, end) = (total - start, total - end) }
    if isReversed { swap(&start, &end) }
    let offset = total * scrolling.fraction
    return (start - offset, end - offset)
  }

  /// The length of a category, in points. A continuous scale has no steps.
  var step: CGFloat? {
    guard case .categories(let names, _) = values, !names.isEmpty else { return nil }
    return abs(ends.end - ends.start) / CGFloat(names.count)
  }

  /// Returns the position of a value; the middle of a category. `nil` if the scale does not have the value.
  func position(_ value: PlottedValue) -> CGFloat? {
    let (start, end) = ends
    switch values {
    case .continuous(let low, let high):
      guard let amount = value.amount, !amount.isNaN, value.kind == kind else { return nil }
      let (first, last) = (type.forward(low), type.forward(high))
      let share = last > first ? (type.forward(amount) - first) / (last - first) : 0.5
      return start + (end - start) * share
    case .categories(let names, let indices):
      guard let index = indices[name(of: value)] else { return nil }
      return start + (end - start) * (CGFloat(index) + 0.5) / CGFloat(names.count)
    }
  }

  /// Returns the positions of a value: those of a category from edge to edge, or the position of a number twice.
  func band(_ value: PlottedValue) -> ClosedRange<CGFloat>? {
    guard let middle = position(value) else { return nil }
    let half = (step ?? 0) / 2
    return (middle - half)...(middle + half)
  }

  /// Returns the value at a position. Positions outside of a category scale have none.
  func value(at position: CGFloat) -> PlottedValue? {
    let (start, end) = ends
    guard start != end else { return nil }
    let share = Double((position - start) / (end - start))
    switch values {
    case .continuous(let low, let high):
      let (first, last) = (type.forward(low), type.forward(high))
      return .amount(type.backward(first + (last - first) * share), kind)
    case .categories(let names, _):
      let index = Int((share * Double(names.count)).rounded(.down))
      guard names.indices.contains(index) else { return nil }
      return .category(names[index])
    }
  }

  /// Returns the name of a value on a scale of categories, on which numbers are categories, too.
  func name(of value: PlottedValue) -> String { Self.name(of: value) }

  static func name(of value: PlottedValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .date(let time): Date(timeIntervalSinceReferenceDate: time).formatted(.iso8601)
    }
  }

  /// The bounds of a continuous scale, or the categories.
  var domain: [PlottedValue] {
    switch values {
    case .continuous(let low, let high):
      isReversed ? [.amount(high, kind), .amount(low, kind)] : [.amount(low, kind), .amount(high, kind)]
    case .categories(let names, _): names.map { .category($0) }
    }
  }
}
